import { z } from 'zod';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import {
  goodsPromotionShapes,
  type PromotionDraft,
} from '#core/contract/console/goods/goods-promotions.shapes.ts';
import type { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { promotionReasons } from '#core/rules/console/goods/promotion-approval.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { promotionLimits, promotionText } from '#core/rules/pricing/promotion-text.ts';
import type { Promotion } from '#core/rules/pricing/promotion.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { idOf, newId } from '../../../../http/secrets.ts';
import { actorOf, appendAudit, propose, type DryRun, type ProposalKind } from '../../../operators/public.ts';
import { lockedGoods } from '../locked-goods.ts';
import { yuan } from '../price-texts.ts';
import { draftOf, promotedGoods, promotionOf } from './promotion-facts.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
const input = goodsPromotionShapes.proposePromotion.input.omit({ reason: true });
type PromotionInput = z.output<typeof input>;
/** Above it the approval needs a code of the authenticator. */
const maxFenWithoutTotp = 1_000_000;

interface PromotionRun extends DryRun {
  readonly reasons: readonly string[];
}

/** What a new or changed promotion does, with the goods and the promotion locked. */
export async function runPromotion(
  tx: Tx,
  { goodsId, draft }: PromotionInput,
  now: Date,
): Promise<PromotionRun> {
  await lockedGoods(tx, goodsId);
  const goods = await promotedGoods(tx, goodsId);
  const before =
    draft.promotionId === undefined ? undefined : await lockedPromotion(tx, goodsId, draft.promotionId);
  if (draft.endsAt !== null && Date.parse(draft.endsAt) <= now.getTime())
    throw new Refusal('结束时间已经过了');
  if (draft.beginsAt !== null && draft.endsAt !== null && draft.endsAt <= draft.beginsAt)
    throw new Refusal('结束时间要晚于开始时间');
  if (before && draft.budgetFen !== null && draft.budgetFen < before.spentFen)
    throw new Refusal(`已经用了 ${yuan(before.spentFen)}，预算不能更少`);
  if (goods.skus.length === 0) throw new Refusal('没有在售的规格');
  const promotion = await promotionOf(tx, draft);
  const others = goods.promotions.filter(({ promotionId }) => promotionId !== draft.promotionId);
  const reasons = promotionReasons(goods.skus, promotion, others, now.getTime());
  const old = before ? textsOf(await promotionOf(tx, before.draft), before.draft, before.isOn) : {};
  const next = textsOf(promotion, draft, true);
  const changes: FieldChange[] = Object.entries(next)
    .map(([field, after]) => ({ field, before: old[field] ?? '', after }))
    .filter((each) => each.before !== each.after);
  return {
    reasons,
    target: goodsId,
    targetName: goods.name,
    baseVersion: idOf(JSON.stringify([goods.skus, before ?? null])),
    changes,
    effects: [...reasons, '同意后几秒内在详情、列表和结算里生效；已下的单不变'],
    costFen: draft.budgetFen,
  };
}

const textsOf = (promotion: Promotion, draft: PromotionDraft, isOn: boolean): Record<string, string> => ({
  优惠: promotionText(promotion),
  ...(promotion.kind === 'price' ? { 优惠价: yuan(promotion.priceFen) } : {}),
  名称: draft.title,
  谁能享: draft.levels.length === 0 ? '所有人' : `等级 ${draft.levels.join('、')}`,
  城市: draft.cities.join('、') || '全省',
  开始: draft.beginsAt === null ? '马上' : chinaMinute(new Date(draft.beginsAt)),
  结束: draft.endsAt === null ? '不限' : chinaMinute(new Date(draft.endsAt)),
  限量: promotionLimits({ ...promotion, hasBudget: false }) || '不限',
  预算: draft.budgetFen === null ? '不限' : yuan(draft.budgetFen),
  状态: isOn ? '启用' : '已停止',
});

interface LockedPromotion {
  readonly draft: PromotionDraft;
  readonly spentFen: number;
  readonly isOn: boolean;
}

async function lockedPromotion(tx: Tx, goodsId: string, promotionId: string): Promise<LockedPromotion> {
  const row = await tx
    .selectFrom('promotions')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const draft = row && draftOf(row, goodsId);
  if (!row) throw new NotFound('没有这个优惠');
  if (!draft) throw new Refusal('这个优惠还用在别的商品上，不能在这里改');
  return { draft, spentFen: row.spent_fen, isOn: row.is_on };
}

/** The trigger show_changed_promotion carries it to the goods, whose details and orders read it there. */
async function writePromotion(tx: Tx, { goodsId, draft }: PromotionInput): Promise<void> {
  const { kind, ...terms } = draft.terms;
  const values = {
    kind,
    title: draft.title,
    levels: draft.levels,
    cities: draft.cities,
    begins_at: draft.beginsAt === null ? null : new Date(draft.beginsAt),
    ends_at: draft.endsAt === null ? null : new Date(draft.endsAt),
    is_on: true,
    per_person: draft.perPerson,
    period: draft.period,
    budget_fen: draft.budgetFen,
    terms: JSON.stringify(terms),
  };
  if (draft.promotionId === undefined)
    await tx
      .insertInto('promotions')
      .values({ ...values, promotion_id: `p${newId()}`, goods_ids: [goodsId], collection_id: null })
      .execute();
  else await tx.updateTable('promotions').set(values).where('promotion_id', '=', draft.promotionId).execute();
}

export const goodsPromotion: ProposalKind<PromotionInput> = {
  kind: 'goods.promotion',
  act: '设置优惠',
  objectKind: 'goods',
  approve: 'goods.approve',
  input,
  needsTotp: (costFen) => costFen !== null && costFen > maxFenWithoutTotp,
  async dryRun(tx, wanted, now) {
    const { reasons: _reasons, ...run } = await runPromotion(tx, wanted, now);
    return run;
  },
  apply: writePromotion,
};

/** Starts or changes a promotion: at once where it changes prices by 5 % at most, otherwise after a second person agreed. */
export async function proposePromotion(
  deps: ConsoleDeps,
  { reason, ...wanted }: InputOf<typeof goodsPromotions.proposePromotion>,
  call: OperatorCall,
): Promise<DataOf<typeof goodsPromotions.proposePromotion>> {
  const now = deps.clock.now();
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const { reasons, changes, target, targetName, costFen } = await runPromotion(tx, wanted, now);
    if (changes.length === 0) throw new Refusal('没有要修改的内容');
    if (reasons.length > 0 || goodsPromotion.needsTotp(costFen)) return false;
    await writePromotion(tx, wanted);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: goodsPromotion.act,
        objectKind: 'goods',
        objectKey: target,
        objectName: targetName,
        changes,
        reason,
      },
      now,
    );
    return true;
  });
  return isDone ? { proposalId: null } : propose(deps, goodsPromotion, { input: wanted, reason }, call);
}

/** Ends a promotion at once, for all goods that carry it. Orders that are placed keep their price. */
export async function stopPromotion(
  { db, clock }: ConsoleDeps,
  { goodsId, promotionId, reason }: InputOf<typeof goodsPromotions.stopPromotion>,
  call: OperatorCall,
): Promise<null> {
  await db.transaction().execute(async (tx) => {
    const goods = await lockedGoods(tx, goodsId);
    const row = await tx
      .updateTable('promotions')
      .set({ is_on: false })
      .where('promotion_id', '=', promotionId)
      .where('is_on', '=', true)
      .returning(['title'])
      .executeTakeFirst();
    if (!row) throw new Refusal('这个优惠已经停止');
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '停止优惠',
        objectKind: 'goods',
        objectKey: goodsId,
        objectName: goods.name,
        changes: [{ field: row.title, before: '启用', after: '已停止' }],
        reason,
      },
      clock.now(),
    );
  });
  return null;
}
