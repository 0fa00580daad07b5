/** The level that most people like to play against: medium, or else the strongest there is. */
export function goodBot(levels: readonly string[]): string {
  return levels.includes('medium') ? 'medium' : (levels.at(-1) ?? 'easy');
}
