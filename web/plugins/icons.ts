/**
 * Bundles exactly the game-icons that are used. In Svelte and TypeScript files under `src`, `<Icon name="castle"` and
 * `icon('castle')` become imports of the drawing; a name that the set does not have fails the build.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon/';
const LITERAL = /(<Icon\b[^>]*?\bname=)"([a-z0-9-]+)"/g;
const CALL = /\bicon\('([a-z0-9-]+)'\)/g;

export function icons(): Plugin {
  let drawings: Record<string, { body: string }> | undefined;
  return {
    name: 'steading-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      drawings ??= readDrawings();
      const drawing = drawings[name];
      if (!drawing) this.error(`game-icons has no icon called "${name}"`);
      return `export default ${JSON.stringify(drawing.body)}`;
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (id !== file || !/\/src\/.*\.(svelte|ts)$/.test(file)) return null;
      return withImports(code, file.endsWith('.svelte'));
    },
  };
}

/** The source with every icon name replaced by a binding, and the imports of these; nothing if it names none. */
export function withImports(code: string, isSvelte: boolean): string | null {
  const used = new Set<string>();
  const bind = (name: string) => {
    used.add(name);
    return `icon_${name.replaceAll('-', '_')}`;
  };
  const replaced = code
    .replace(LITERAL, (_, before: string, name: string) => `${before}{${bind(name)}}`)
    .replace(CALL, (_, name: string) => bind(name));
  if (used.size === 0) return null;
  const imports = [...used].map((name) => `import ${bind(name)} from '${PREFIX}${name}';`).join('');
  if (!isSvelte) return imports + replaced;
  return replaced.replace(/<script(?![^>]*\bmodule\b)[^>]*>/, (tag) => tag + imports);
}

function readDrawings(): Record<string, { body: string }> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}
