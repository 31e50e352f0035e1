import type { FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { membersOfWay, wayNames } from '#core/rules/console/activities/session-ways.ts';
import type { SellableGoods } from '#core/rules/console/flash-sale-activity-fault.ts';
import { nameOfLevel } from '#core/rules/membership/membership-levels.ts';
import type { LockedFlashSale } from './locked-flash-sale.ts';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const times = (from: string, until: string): string => `${formatDayTime(from)} 至 ${formatDayTime(until)}`;
const quotaText = (quota: number | null): string => (quota === null ? '不限' : `${quota} 件`);

interface Terms {
  readonly priceFen: number;
  readonly total: number;
  readonly limitPerUser: number;
  readonly minLevel: number;
  readonly budgetFen: number | null;
}
const termsOf = ({ priceFen, total, limitPerUser, minLevel, budgetFen }: Terms): string =>
  [
    yuan(priceFen),
    `${total} 份`,
    `每人 ${limitPerUser} 件`,
    ...(minLevel === 0 ? [] : [`${nameOfLevel(minLevel)}及以上`]),
    `补贴最多 ${budgetFen === null ? '不限' : yuan(budgetFen)}`,
  ].join('，');

/** What a draft changes of a session, or all of a new one. */
export function flashSaleChanges(
  draft: FlashSaleDraft,
  goodsById: ReadonlyMap<string, SellableGoods>,
  current: LockedFlashSale | undefined,
): readonly FieldChange[] {
  const session = current?.session;
  const { way, registersAt, closesAt } = draft;
  const participants = (membersOnly: boolean): string => (membersOnly ? membersOfWay[way] : '所有用户');
  const fields: readonly FieldChange[] = [
    { field: '名称', before: session?.name ?? '', after: draft.name },
    { field: '方式', before: session ? wayNames[way] : '', after: wayNames[way] },
    {
      field: '时间',
      before: session ? times(session.begins_at.toISOString(), session.ends_at.toISOString()) : '',
      after: times(draft.beginsAt, draft.endsAt),
    },
    {
      field: '报名',
      before: '',
      after: registersAt !== null && closesAt !== null ? times(registersAt, closesAt) : '',
    },
    {
      field: '每月名额',
      before: session ? quotaText(session.quota_per_month) : '',
      after: way === 'half' || session ? quotaText(draft.quotaPerMonth) : '',
    },
    {
      field: '谁能参加',
      before: session ? participants(session.right_type !== null) : '',
      after: participants(draft.membersOnly),
    },
    ...draft.goods.map((offer) => {
      const offered = current?.goods.find(({ goods_id }) => goods_id === offer.goodsId);
      return {
        field: goodsById.get(offer.goodsId)?.name ?? offer.goodsId,
        before: offered
          ? termsOf({
              priceFen: offered.price_fen,
              total: offered.total,
              limitPerUser: offered.limit_per_user,
              minLevel: offered.min_level,
              budgetFen: offered.budget_fen,
            })
          : '',
        after: termsOf(offer),
      };
    }),
  ];
  return fields.filter(({ before, after }) => before !== after);
}
