import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import { groupBuyDraft, type GroupBuyDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { whoOpensGroups } from '#core/rules/console/activities/activity-names.ts';
import { groupBuyFault, seatFen, type GroupGoods } from '#core/rules/console/activities/group-buy-fault.ts';
import type { Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { idOf } from '../../../../http/secrets.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { objectKeyOf } from '../every/locked-activity.ts';
import { skusOnSale } from './sku-choices.ts';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Opens a group buy. Its id follows from what was proposed, so that its history begins with the proposal. */
export const openGroupBuy: ProposalKind<GroupBuyDraft> = {
  kind: 'activity.group-buy',
  act: '新开拼团',
  objectKind: 'activity',
  approve: 'activities.approve',
  input: groupBuyDraft,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, draft, now) {
    const goods = await groupGoods(tx, draft, now);
    const fault = groupBuyFault(draft, goods, now);
    if (fault !== undefined || !goods) throw new Refusal(fault ?? '商品不存在或已下架');
    const seat = seatFen(goods, draft.priceFen);
    return {
      target: objectKeyOf({ kind: 'group', activityId: activityIdOf(draft) }),
      targetName: `${goods.name}，${draft.size}人团`,
      baseVersion: `new ${goods.listPriceFen} ${goods.memberPriceFen}`,
      changes: termsOf(draft, goods),
      effects: [
        seat === 0
          ? '拼团价不低于售价，不用补贴'
          : `每件补贴 ${yuan(seat)}，预算够 ${Math.floor(draft.budgetFen / seat).toLocaleString('zh-CN')} 件，到顶自动停`,
        draft.beginsAt === null
          ? '同意后马上开始，5 秒内到所有手机'
          : `${formatDayTime(draft.beginsAt)} 开始，之前手机上看不到`,
      ],
      costFen: draft.budgetFen,
    };
  },
  async apply(tx, draft, { now }) {
    const { first } = await tx
      .selectFrom('group_activities')
      .select((e) => e.fn.coalesce(e.fn.min('sort'), e.lit(1)).as('first'))
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('group_activities')
      .values({
        activity_id: activityIdOf(draft),
        sku_id: draft.skuId,
        price_fen: draft.priceFen,
        size: draft.size,
        hours: draft.hours,
        opens_from_level: draft.opensFromLevel,
        limit_per_user: draft.limitPerUser,
        budget_fen: draft.budgetFen,
        begins_at: draft.beginsAt === null ? now : new Date(draft.beginsAt),
        ends_at: new Date(draft.endsAt),
        // The newest stands first.
        sort: first - 1,
      })
      .execute();
  },
};

const activityIdOf = (draft: GroupBuyDraft): string => `group-${idOf(JSON.stringify(draft))}`;

/** The sku under a lock: two proposals for it are approved one after the other. */
async function groupGoods(
  tx: Tx,
  { skuId, beginsAt, endsAt }: GroupBuyDraft,
  now: Date,
): Promise<GroupGoods | undefined> {
  const row = await skusOnSale(tx, now).where('s.sku_id', '=', skuId).forNoKeyUpdate('s').executeTakeFirst();
  if (!row) return undefined;
  const other = await tx
    .selectFrom('group_activities')
    .select('activity_id')
    .where('sku_id', '=', skuId)
    .where('is_on', '=', true)
    .where('begins_at', '<', new Date(endsAt))
    .where('ends_at', '>', beginsAt === null ? now : new Date(beginsAt))
    .executeTakeFirst();
  return {
    name: row.goods_name,
    listPriceFen: row.list_price_fen,
    memberPriceFen: row.member_price_fen,
    stockLeft: row.stock_left,
    hasOther: other !== undefined,
  };
}

const termsOf = (draft: GroupBuyDraft, goods: GroupGoods): readonly FieldChange[] =>
  [
    ['商品规格', `${goods.name} ${draft.skuId}`],
    ['拼团价', `${yuan(draft.priceFen)}，单买 ${yuan(goods.listPriceFen)}`],
    ['成团', `${draft.size} 人，${draft.hours} 小时内`],
    ['谁能开团', whoOpensGroups(draft.opensFromLevel)],
    ['每人', draft.limitPerUser === null ? '不限次数' : `${draft.limitPerUser} 次`],
    ['开始', draft.beginsAt === null ? '同意时' : formatDayTime(draft.beginsAt)],
    ['结束', formatDayTime(draft.endsAt)],
    ['补贴预算', yuan(draft.budgetFen)],
  ].map(([field = '', after = '']) => ({ field, before: '', after }));
