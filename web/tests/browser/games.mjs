/** The four games, each set up for a short game of two, or of three where it takes as many. */
export const GAMES = {
  'kingdom-builder': { options: { first_game: 'true' } },
  settlement: {},
  'orleans-settlers': {},
  'catan-cards': { players: 3, options: { turn_limit: '9' } },
};

/** Whole games end sooner where nothing has to be seen moving, and less has to be drawn. */
export const STILL = { reducedMotion: 'reduce', viewport: { width: 1120, height: 720 } };
