import { sql } from 'kysely';
import { z } from 'zod';
import type { rightsProducts } from '#core/contract/console/rights/rights.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  changedProduct,
  productChangeFault,
  productFieldChanges,
  type ProductTerms,
} from '#core/rules/console/rights/rights-product-changes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { newId } from '../../../../http/secrets.ts';
import { propose, type DryRun, type ProposalKind } from '../../../operators/public.ts';
import { productEffects } from './product-effects.ts';
import { openProduct, rightsToCopy, versionOf, type OpenProduct } from './product-rows.ts';

const terms = {
  supplier: z.string(),
  opensOnDay: z.number().nullable(),
  opensAtHour: z.number().nullable(),
  minLevel: z.number(),
  monthlyStock: z.number().nullable(),
};
const input = z.object({
  productId: z.string(),
  version: z.string(),
  priceFen: z.number().optional(),
  groups: z.array(z.object({ groupId: z.string(), chooseCount: z.number() })),
  rights: z.array(z.object({ rightsId: z.string(), ...terms })),
  added: z.array(z.object({ groupId: z.string(), likeRightsId: z.string() })),
  removed: z.array(z.string()),
});
type Changes = z.output<typeof input>;

interface ProductRun extends DryRun {
  readonly before: OpenProduct;
  readonly after: ProductTerms;
}

async function runProduct(tx: Tx, changes: Changes, now: Date): Promise<ProductRun> {
  const before = await openProduct(tx, changes.productId, true);
  const likes = await rightsToCopy(
    tx,
    changes.added.map(({ likeRightsId }) => likeRightsId),
  );
  const baseVersion = versionOf(before);
  if (baseVersion !== changes.version) throw new Refusal('这个产品刚被改过，请刷新后重新提交');
  const fault = productChangeFault(before, changes, likes);
  if (fault !== undefined) throw new Refusal(fault);
  const after = changedProduct(before, changes, likes);
  return {
    before,
    after,
    target: before.productId,
    targetName: before.name,
    baseVersion,
    changes: productFieldChanges(before, after),
    effects: await productEffects(tx, before, after, { cycle: claimCycle(now).cycle, now }),
    costFen: null,
  };
}

/**
 * Changes what subscribers may claim. A claim reads product, group and right in one statement and is refused when they changed before it is
 * written (docs/decisions/0014), so it is judged by the old or the new whole; what was claimed stays.
 */
export const rightsProduct: ProposalKind<Changes> = {
  kind: 'rights.product',
  act: '修改权益产品',
  objectKind: 'product',
  approve: 'rights.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, changes, now) {
    const { before: _before, after: _after, ...run } = await runProduct(tx, changes, now);
    return run;
  },
  async apply(tx, changes, { now }) {
    const { before, after } = await runProduct(tx, changes, now);
    if (before.priceFen !== after.priceFen)
      await tx
        .updateTable('products')
        .set({ price_fen: after.priceFen })
        .where('product_id', '=', before.productId)
        .execute();
    await sql`
      update right_groups g set choose_count = w.choose
      from unnest(${changes.groups.map(({ groupId }) => groupId)}::text[], ${changes.groups.map(({ chooseCount }) => chooseCount)}::integer[]) as w(group_id, choose)
      where g.group_id = w.group_id and g.choose_count <> w.choose`.execute(tx);
    for (const right of changes.rights)
      await tx
        .updateTable('rights')
        .set({
          supplier: right.supplier,
          opens_on_day: right.opensOnDay,
          opens_at_hour: right.opensAtHour,
          min_level: right.minLevel,
          monthly_stock: right.monthlyStock,
        })
        .where('rights_id', '=', right.rightsId)
        .execute();
    if (changes.removed.length > 0)
      // Claims read the end alone.
      await sql`
        update rights set removed_at = ${now}, ends_at = least(ends_at, ${now}::timestamptz)
        where rights_id = any(${changes.removed}::text[])`.execute(tx);
    for (const { groupId, likeRightsId } of changes.added)
      await sql`
        insert into rights (rights_id, group_id, name, show_name, pic_url, hint, detail, supplier, monthly_stock, begins_at, ends_at,
          opens_on_day, opens_at_hour, min_level, sort, goods_id, sku_id, give_flag, worth_fen, delivery, province_only, category_flag)
        select ${newId()}, ${groupId}, name, show_name, pic_url, hint, detail, supplier, monthly_stock, null, null,
          opens_on_day, opens_at_hour, min_level, (select coalesce(max(o.sort), 0) + 1 from rights o where o.group_id = ${groupId}),
          goods_id, sku_id, give_flag, worth_fen, delivery, province_only, category_flag
        from rights where rights_id = ${likeRightsId}`.execute(tx);
  },
};

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

export const tryRightsProduct = (
  { db, clock }: ConsoleDeps,
  changes: InputOf<typeof rightsProducts.tryRightsProduct>,
): Promise<DataOf<typeof rightsProducts.tryRightsProduct>> =>
  db.transaction().execute(async (tx) => {
    const { changes: fields, effects } = await runProduct(tx, changes, clock.now());
    return { changes: [...fields], effects: [...effects] };
  });

export const proposeRightsProduct = (
  deps: ConsoleDeps,
  { reason, ...changes }: InputOf<typeof rightsProducts.proposeRightsProduct>,
  call: OperatorCall,
): Promise<DataOf<typeof rightsProducts.proposeRightsProduct>> =>
  propose(deps, rightsProduct, { input: changes, reason }, call);
