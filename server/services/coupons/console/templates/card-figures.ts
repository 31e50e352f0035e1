import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { rememberedMs } from '../../../../db/remembered-count.ts';

export interface CardFigures {
  readonly granted: number;
  readonly used: number;
}

const none: CardFigures = { granted: 0, used: 0 };
/** By database and template: a process may have several databases in tests. */
const remembered = new WeakMap<Db, LRUCache<string, CardFigures>>();

/** How many cards of each coupon were granted and used. Those of a coupon with many cards are remembered as large counts of lists are. */
export async function cardFigures(
  db: Db,
  templateIds: readonly string[],
): Promise<(templateId: string) => CardFigures> {
  const known = remembered.get(db) ?? new LRUCache<string, CardFigures>({ max: 500 });
  remembered.set(db, known);
  const found = new Map(templateIds.map((templateId) => [templateId, known.get(templateId)]));
  const toCount = [...found].flatMap(([templateId, figures]) => (figures ? [] : [templateId]));
  if (toCount.length > 0) {
    const { rows } = await sql<CardFigures & { readonly templateId: string }>`
      select template_id as "templateId", count(*) as granted, count(*) filter (where state = 'used') as used
      from user_coupons where template_id = any(${toCount}::text[]) group by 1`.execute(db);
    for (const { templateId, ...figures } of rows) {
      found.set(templateId, figures);
      const ttl = rememberedMs(figures.granted);
      if (ttl > 0) known.set(templateId, figures, { ttl });
    }
  }
  return (templateId) => found.get(templateId) ?? none;
}
