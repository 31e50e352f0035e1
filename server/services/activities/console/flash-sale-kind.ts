import { hash } from 'node:crypto';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import { flashSaleDraft, type FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import { flashSaleActivityFault, type SellableGoods } from '#core/rules/console/flash-sale-activity-fault.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { lockedFlashSale, type LockedFlashSale } from './locked-flash-sale.ts';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Opens a session, or changes the time, stock, prices and budgets of one. */
export const openFlashSale: ProposalKind<FlashSaleDraft> = {
  kind: 'activity.flash-sale',
  act: '秒杀场次',
  objectKind: 'flash-sale',
  approve: 'activities.approve',
  input: flashSaleDraft,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, draft, now): Promise<DryRun> {
    const current = draft.sessionId === undefined ? undefined : await lockedFlashSale(tx, draft.sessionId);
    const goodsById = await sellableGoods(tx, draft, current, now);
    const fault = flashSaleActivityFault(
      draft,
      goodsById,
      current && {
        beginsAt: current.session.begins_at,
        endsAt: current.session.ends_at,
        mode: current.session.mode,
      },
      now,
    );
    if (fault !== undefined) throw new Refusal(fault);
    const budgetFen = draft.goods.reduce((sum, each) => sum + each.budgetFen, 0);
    const approvedFen = draft.goods.reduce(
      (sum, { goodsId }) =>
        sum + (current?.goods.find(({ goods_id }) => goods_id === goodsId)?.budget_fen ?? 0),
      0,
    );
    const pieces = draft.goods.reduce((sum, { total }) => sum + total, 0);
    return {
      target: draft.sessionId ?? newSessionTarget(draft),
      targetName: draft.name,
      baseVersion: current ? versionOf(current) : 'new',
      changes: changesOf(draft, goodsById, current),
      effects: [
        `${draft.goods.length} 件商品共 ${pieces.toLocaleString('zh-CN')} 份，补贴最多 ${yuan(budgetFen)}，到顶自动停`,
        current
          ? '同意后立即生效，已占到的名额不变'
          : `${formatDayTime(draft.beginsAt)} 准时开场，5 秒内到所有手机`,
      ],
      costFen: Math.max(0, budgetFen - approvedFen),
    };
  },
  async apply(tx, draft) {
    const sessionId = draft.sessionId ?? `sale-${newId().slice(0, 16)}`;
    const session = {
      name: draft.name,
      begins_at: new Date(draft.beginsAt),
      ends_at: new Date(draft.endsAt),
      right_type: draft.membersOnly ? rightTypeIds.isSecKillRight : null,
    };
    if (draft.sessionId === undefined)
      await tx
        .insertInto('seckill_sessions')
        .values({ session_id: sessionId, ...session })
        .execute();
    else await tx.updateTable('seckill_sessions').set(session).where('session_id', '=', sessionId).execute();
    await tx
      .insertInto('seckill_goods')
      .values(
        draft.goods.map(({ goodsId, priceFen, total, limitPerUser, budgetFen }, at) => ({
          session_id: sessionId,
          goods_id: goodsId,
          price_fen: priceFen,
          total,
          sold: 0,
          sort: at + 1,
          limit_per_user: limitPerUser,
          budget_fen: budgetFen,
        })),
      )
      .onConflict((c) =>
        c.columns(['session_id', 'goods_id']).doUpdateSet(({ ref }) => ({
          price_fen: ref('excluded.price_fen'),
          total: ref('excluded.total'),
          limit_per_user: ref('excluded.limit_per_user'),
          budget_fen: ref('excluded.budget_fen'),
        })),
      )
      .execute();
  },
};

/** Two proposals for the same new session would open it twice. */
const newSessionTarget = ({ name, beginsAt }: FlashSaleDraft): string =>
  `new:${hash('sha256', `${name} ${beginsAt}`, 'hex').slice(0, 16)}`;

/** What is sold meanwhile is no change: the checks are repeated with it. */
const versionOf = ({ session, goods }: LockedFlashSale): string =>
  hash(
    'sha256',
    JSON.stringify([session, goods.map(({ sold: _sold, spent_fen: _spent, ...terms }) => terms)]),
    'hex',
  );

async function sellableGoods(
  tx: Tx,
  draft: FlashSaleDraft,
  current: LockedFlashSale | undefined,
  now: Date,
): Promise<ReadonlyMap<string, SellableGoods>> {
  const rows = await tx
    .selectFrom('goods as g')
    .innerJoin('skus as s', 's.sku_id', 'g.sku_id')
    .select(['g.goods_id', 'g.name', 's.price_fen', 's.member_price_fen', 's.stock_left'])
    .where(
      'g.goods_id',
      'in',
      draft.goods.map(({ goodsId }) => goodsId),
    )
    .where('g.listed_at', '<=', now)
    .execute();
  return new Map(
    rows.map((row) => {
      const offered = current?.goods.find(({ goods_id }) => goods_id === row.goods_id);
      return [
        row.goods_id,
        {
          name: row.name,
          listPriceFen: row.price_fen,
          memberPriceFen: Math.min(row.price_fen, row.member_price_fen ?? row.price_fen),
          stockLeft: row.stock_left,
          current: offered && {
            priceFen: offered.price_fen,
            sold: offered.sold,
            spentFen: offered.spent_fen,
          },
        },
      ];
    }),
  );
}

function changesOf(
  draft: FlashSaleDraft,
  goodsById: ReadonlyMap<string, SellableGoods>,
  current: LockedFlashSale | undefined,
): readonly FieldChange[] {
  const session = current?.session;
  const times = (from: string, until: string): string => `${formatDayTime(from)} 至 ${formatDayTime(until)}`;
  const termsOf = (priceFen: number, total: number, limit: number, budgetFen: number | null): string =>
    `${yuan(priceFen)}，${total} 份，每人 ${limit} 件，补贴最多 ${budgetFen === null ? '不限' : yuan(budgetFen)}`;
  const fields: readonly FieldChange[] = [
    { field: '名称', before: session?.name ?? '', after: draft.name },
    {
      field: '时间',
      before: session ? times(session.begins_at.toISOString(), session.ends_at.toISOString()) : '',
      after: times(draft.beginsAt, draft.endsAt),
    },
    {
      field: '谁能参加',
      before: session ? participants(session.right_type !== null) : '',
      after: participants(draft.membersOnly),
    },
    ...draft.goods.map(({ goodsId, priceFen, total, limitPerUser, budgetFen }) => {
      const offered = current?.goods.find(({ goods_id }) => goods_id === goodsId);
      return {
        field: goodsById.get(goodsId)?.name ?? goodsId,
        before: offered
          ? termsOf(offered.price_fen, offered.total, offered.limit_per_user, offered.budget_fen)
          : '',
        after: termsOf(priceFen, total, limitPerUser, budgetFen),
      };
    }),
  ];
  return fields.filter(({ before, after }) => before !== after);
}

const participants = (membersOnly: boolean): string => (membersOnly ? '有秒杀权益的会员' : '所有用户');
