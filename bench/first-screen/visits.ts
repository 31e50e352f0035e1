import { pageUrl } from '#core/site/page-url.ts';
import type { Product } from '../harness/start-product.ts';

/** Somebody opens a page. */
export interface Visit {
  readonly name: string;
  readonly url: string;
  /** What the page finds in the browser's storage: tokens, or nothing. */
  readonly stored: Readonly<Record<string, string>>;
}

export interface Visits {
  readonly homeAsGuest: Visit;
  readonly homeAsMember: Visit;
  readonly rightsAsMember: Visit;
}

/** The two first screens of the goals, as those see them who may: rights are for members. */
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

/** What a sign-in leaves in the browser, for the workbench's first demo subscriber. */
async function memberStorage(origin: string, prefix: string): Promise<Visit['stored']> {
  const { subscribers } = (await (await fetch(`${origin}/sandbox/api/state`)).json()) as {
    subscribers: { mobile: string }[];
  };
  const opened = await fetch(`${origin}/sandbox/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: subscribers[0]?.mobile }),
  });
  const tokens = (await opened.json()) as { accessToken: string; refreshToken: string };
  return {
    [`${prefix}accessToken`]: tokens.accessToken,
    [`${prefix}refreshToken`]: tokens.refreshToken,
    [`${prefix}tokenTime`]: String(Date.now()),
  };
}

/** A page that cannot be drawn would be light, still and fast. */
async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
