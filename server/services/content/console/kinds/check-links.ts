import { contentLinkFault } from '#core/rules/console/content-link-fault.ts';
import type { ContentCheck } from '#core/contract/console/content.shapes.ts';
import type { ContentDeps } from './entity-kind.ts';

export interface NamedLink {
  readonly name: string;
  readonly link: string | null;
}

/** Links lead to pages of the product or to agreed sites. */
export async function checkLinks(
  { db, origins, base }: ContentDeps,
  links: readonly NamedLink[],
): Promise<ContentCheck> {
  const rows = await db
    .selectFrom('dictionary')
    .select('value')
    .where('code', '=', 'thirdLinkBlacklist')
    .execute();
  const places = {
    base,
    ownOrigins: origins.own(),
    agreedOrigins: origins.agreed,
    blacklist: rows.map(({ value }) => value),
  };
  const set = links.filter((each): each is { name: string; link: string } => Boolean(each.link));
  for (const { name, link } of set) {
    const fault = contentLinkFault(link, places);
    if (fault !== undefined) return { result: 'fail', text: `${name}的链接${fault}：${link.slice(0, 60)}` };
  }
  return { result: 'pass', text: set.length === 0 ? '没有链接' : `${set.length}个链接都能打开` };
}
