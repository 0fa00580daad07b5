//! What `named!` gives every enum.

use steading_game::named;

named! {
    /// A metal, which is its own key.
    pub enum Metal {
        /// With a description of its own.
        Tin = "tin",
        WhiteGold = "white_gold",
    }
}

#[test]
fn ids_read_back_everywhere() {
    for metal in Metal::ALL {
        assert_eq!((metal.to_string().parse(), Metal::from_id(metal.id())), (Ok(metal), Some(metal)));
        assert_eq!((metal.key(), Metal::ALL[metal.index()]), (metal.id(), metal));
        let json = serde_json::to_string(&metal).unwrap();
        assert_eq!(json, format!("\"{}\"", metal.id()));
        assert_eq!(serde_json::from_str::<Metal>(&json).unwrap(), metal);
    }
    assert_eq!((Metal::COUNT, Metal::IDS), (2, ["tin", "white_gold"]));
    assert_eq!(Metal::from_id("Tin"), None);
}
