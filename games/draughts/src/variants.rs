//! The variants, one a file.

mod antidraughts;
mod brazilian;
mod breakthrough;
mod canadian;
mod czech;
mod english;
mod frisian;
mod frysk;
mod italian;
mod killer;
mod pool;
mod portuguese;
mod russian;
mod spanish;
mod thai;

pub use antidraughts::{Anti, Antidraughts};
pub use brazilian::{Brazilian, BrazilianDraughts};
pub use breakthrough::{Breakthrough, BreakthroughDraughts};
pub use canadian::{Canadian, CanadianDraughts};
pub use czech::{Czech, CzechDraughts};
pub use english::{English, EnglishDraughts};
pub use frisian::{Frisian, FrisianDraughts};
pub use frysk::{Frysk, FryskRules};
pub use italian::{Italian, ItalianDraughts};
pub use killer::{Killer, KillerDraughts};
pub use pool::{Pool, PoolCheckers};
pub use portuguese::{Portuguese, PortugueseDraughts};
pub use russian::{Russian, RussianDraughts};
pub use spanish::{Spanish, SpanishDraughts};
pub use thai::{Thai, ThaiDraughts};
