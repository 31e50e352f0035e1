import { pageUrl } from '#core/site/page-url.ts';
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
}

/** The two landing pages; rights are for members only. */
export async function visits({ origin, base }: Product): Promise<Visits> {
  const home = origin + pageUrl({ base, project: 'super-market', path: '/market-index' });
  const rights = origin + pageUrl({ base, project: 'standalone-pages', path: '/rights-entrance' });
  const [html] = await Promise.all([home, rights].map(textOf));
  const member = await memberStorage(origin, /data-prefix="([^"]*)"/.exec(html ?? '')?.[1] ?? '');
  return {
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
