//! How far steps go.

/// Returns the files and the ranks that steps go at the most.
pub(super) const fn reach(steps: &[(i32, i32)]) -> [usize; 2] {
    let (mut reach, mut i) = ([0; 2], 0);
    while i < steps.len() {
        reach = farther(reach, [steps[i].0.unsigned_abs() as usize, steps[i].1.unsigned_abs() as usize]);
        i += 1;
    }
    reach
}

/// Returns the more of the files and the more of the ranks.
pub(super) const fn farther(one: [usize; 2], other: [usize; 2]) -> [usize; 2] {
    let [files, ranks] = one;
    [if other[0] > files { other[0] } else { files }, if other[1] > ranks { other[1] } else { ranks }]
}
