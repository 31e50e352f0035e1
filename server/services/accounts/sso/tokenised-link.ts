import { linkTrust, withToken, type LinkTrust } from '#core/rules/links/link-trust.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newHandOver } from './hand-over.ts';

/** The link with a one-time token for its origin. The URL is parsed, never requested (A4). */
export async function tokenisedLink(deps: Deps, member: Member, url: string): Promise<string> {
  const trust = await trustOf(deps, url);
  switch (trust.kind) {
    case 'refused':
      throw new Refusal('该链接不在可信任的网站内，无法为您免登录打开');
    case 'own':
      return url;
    case 'agreed':
      return withToken(trust.parts, (await newHandOver(deps, member, trust.origin)).token);
  }
}

/** Whether a link can be opened with a token. */
export const isTrustedLink = async (deps: Deps, url: string): Promise<boolean> =>
  (await trustOf(deps, url)).kind !== 'refused';

async function trustOf({ db, origins }: Deps, url: string): Promise<LinkTrust> {
  const barred = await db
    .selectFrom('dictionary')
    .select('value')
    .where('code', '=', 'thirdLinkBlacklist')
    .execute();
  return linkTrust(url, {
    ownOrigins: origins.own(),
    agreedOrigins: origins.agreed,
    blacklist: barred.map(({ value }) => value),
  });
}
