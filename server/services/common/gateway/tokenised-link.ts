import { linkTrust, withToken } from '#core/rules/links/link-trust.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newHandOver } from '../../user/public.ts';

/** The link with a one-time token for its origin. The URL is parsed, never requested (A4). */
export async function tokenisedLink(deps: Deps, member: Member, url: string): Promise<string> {
  const barred = await deps.db
    .selectFrom('dictionary')
    .select('value')
    .where('code', '=', 'thirdLinkBlacklist')
    .execute();
  const trust = linkTrust(url, {
    ownOrigins: deps.origins.own(),
    agreedOrigins: deps.origins.agreed,
    blacklist: barred.map(({ value }) => value),
  });
  switch (trust.kind) {
    case 'refused':
      throw new Refusal('该链接不在可信任的网站内，无法为您免登录打开');
    case 'own':
      return url;
    case 'agreed':
      return withToken(trust.parts, (await newHandOver(deps, member, trust.origin)).token);
  }
}
