import { sql } from 'kysely';
import type { ClaimCounts, OrderCounts } from '#core/contract/console/reports/reports.shapes.ts';
import { hostChoices } from '#core/rules/console/content-forms/choices.ts';
import type { Db } from '../../../db/database.ts';
import { cityNameOf } from '../../platform/public.ts';
import type { Folded } from './fold-position.ts';
import type { ReportSource } from './read-report.ts';

type Names = ReadonlyMap<string, string>;

/** Cities and apps; what is not known has a name as well. */
export const placeNames = (group: 'city' | 'host', keys: readonly string[]): Names =>
  new Map(
    keys.map((key) => [
      key,
      group === 'city'
        ? cityNameOf(key) || '未知地市'
        : (hostChoices.find(([host]) => host === key)?.[1] ?? '未知渠道'),
    ]),
  );

export const foldedUntil = async (db: Db, report: Folded['report']): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('report_progress')
      .select('folded_until')
      .where('report', '=', report)
      .executeTakeFirst()
  )?.folded_until;

type TradeGroup = 'product' | 'city' | 'host';

const levelOf = (groups: readonly TradeGroup[]): string => {
  if (!groups.includes('product')) return 'place';
  return groups.some((group) => group !== 'product') ? 'cell' : 'product';
};

export const claimDays: ReportSource<keyof ClaimCounts, TradeGroup> = {
  table: 'report_claim_days',
  groups: { product: 'product_id', city: 'city', host: 'host' },
  counts: { claimed: sql`sum(claimed)`, delivered: sql`sum(delivered)`, failed: sql`sum(failed)` },
  levelOf,
  countedUntil: (db) => foldedUntil(db, 'trade'),
  async namesOf(db, group, keys) {
    if (group !== 'product') return placeNames(group, keys);
    const rows = await db
      .selectFrom('products')
      .select(['product_id', 'name'])
      .where(sql<boolean>`product_id = any(${keys}::text[])`)
      .execute();
    return new Map(rows.map(({ product_id, name }) => [product_id, name]));
  },
};

export const orderDays: ReportSource<keyof OrderCounts, TradeGroup> = {
  table: 'report_order_days',
  groups: { product: 'goods_id', city: 'city', host: 'host' },
  counts: {
    orders: sql`sum(orders)`,
    pieces: sql`sum(pieces)`,
    paid: sql`sum(paid)`,
    paidFen: sql`sum(paid_fen)`,
    refunds: sql`sum(refunds)`,
    refundsFen: sql`sum(refunds_fen)`,
  },
  levelOf,
  countedUntil: (db) => foldedUntil(db, 'trade'),
  async namesOf(db, group, keys) {
    if (group !== 'product') return placeNames(group, keys);
    const rows = await db
      .selectFrom('goods')
      .select(['goods_id', 'name'])
      .where(sql<boolean>`goods_id = any(${keys}::text[])`)
      .execute();
    return new Map(rows.map(({ goods_id, name }) => [goods_id, name]));
  },
};
