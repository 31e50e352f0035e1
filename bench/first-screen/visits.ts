import { pageUrl } from '#core/site/page-url.ts';
import type { Path, ProjectId } from '#core/site/projects.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { callSandbox } from '#server/testing/call-sandbox.ts';
import type { Product } from '../harness/start-product.ts';

/** A page and the storage of the browser that opens it. */
export interface Visit {
  readonly name: string;
  readonly url: string;
  /** The browser's local storage: tokens, or empty. */
  readonly stored: Readonly<Record<string, string>>;
}

export interface Visits {
  readonly homeAsGuest: Visit;
  readonly homeAsMember: Visit;
  readonly rightsAsMember: Visit;
  /** Pages that are measured by their largest paint alone. */
  readonly others: readonly Visit[];
}

/** The two landing pages (rights are for members only), and pages that people arrive at from elsewhere. */
export async function visits({ origin, base }: Product): Promise<Visits> {
  const home = origin + pageUrl({ base, project: 'super-market', path: '/market-index' });
  const rights = origin + pageUrl({ base, project: 'standalone-pages', path: '/rights-entrance' });
  const [html] = await Promise.all([home, rights].map(textOf));
  const prefix = /data-prefix="([^"]*)"/.exec(html ?? '')?.[1] ?? '';
  const member = await memberStorage(origin, prefix);
  const goodsId = /goods-detail\?(?:[^"]*&)?goodsId=([\w-]+)/.exec(html ?? '')?.[1];
  if (!goodsId) throw new Error('the home links to no goods');
  // Who signed out is signed in by nothing: the document leads to the login page.
  const signedOut = { [`${prefix}signedOutAt`]: String(Date.now()) };
  const other = (name: string, project: ProjectId, path: Path, query = {}, stored = {}): Visit => ({
    name,
    url: origin + pageUrl({ base, project, path, query }),
    stored,
  });
  return {
    others: [
      other('PLUS home, guest', 'excellent-plus', '/index'),
      other('mall, guest', 'supper-mall', '/mall-index'),
      other('goods, guest', 'super-market', '/goods-detail', { goodsId }),
      other('login by redirect', 'standalone-pages', '/high-speed-rail', {}, signedOut),
      other('rail, member', 'standalone-pages', '/high-speed-rail', {}, member),
    ],
    homeAsGuest: { name: 'home, guest', url: home, stored: {} },
    homeAsMember: { name: 'home, member', url: home, stored: member },
    rightsAsMember: { name: 'rights, member', url: rights, stored: member },
  };
}

/** The storage after a sign-in of the workbench's first demo subscriber. */
async function memberStorage(origin: string, prefix: string): Promise<Visit['stored']> {
  const { subscribers } = await callSandbox(origin, controls.state, {});
  const tokens = await callSandbox(origin, controls.openSession, { mobile: subscribers[0]?.mobile ?? '' });
  return {
    [`${prefix}accessToken`]: tokens.accessToken,
    [`${prefix}refreshToken`]: tokens.refreshToken,
    [`${prefix}tokenTime`]: String(Date.now()),
  };
}

/** An error page would be small, stable and fast, so it fails the bench. */
async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
