/** Which page is shown. Links are plain `<a href>`; clicks on them change the page without loading it. */

const ROUTES = {
  home: '/',
  newTable: '/new/:game',
  table: '/table/:id',
  replay: '/replay/:id/:decision?',
  rules: '/rules/:game',
  origins: '/rules/:game/origins',
  about: '/about',
  learn: '/learn',
  replays: '/replays',
  join: '/join/:invitation',
  me: '/me',
} as const;

export type PageName = keyof typeof ROUTES | 'notFound';

export interface Route {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
}

/** The route that a path stands for. */
export function parse(path: string): Route {
  const url = new URL(path, 'http://site');
  const rest = { query: url.searchParams, hash: url.hash.slice(1) };
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const params = match(pattern, url.pathname);
    if (params) return { page: page as PageName, params, ...rest };
  }
  return { page: 'notFound', params: {}, ...rest };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/').filter(Boolean);
  const parts = path.split('/').filter(Boolean);
  if (parts.length > names.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index];
    if (name.startsWith(':')) {
      if (part === undefined && !name.endsWith('?')) return null;
      if (part !== undefined) params[name.replace(/[:?]/g, '')] = decodeURIComponent(part);
    } else if (name !== part) return null;
  }
  return params;
}

class Router {
  route = $state.raw<Route>(parse(location.href));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}) {
    const samePage = new URL(path, location.href).pathname === location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    if (!samePage) scrollTo(0, 0);
  }

  #read() {
    this.route = parse(location.href);
  }

  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
