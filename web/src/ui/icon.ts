/** The drawing of a game-icon, for names in tables: `icon('castle')`. Replaced by `plugins/icons.ts` when building. */
export function icon(name: string): string {
  throw new Error(`icon('${name}') must be called with a name in single quotes`);
}
