import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { flashSaleDraft, type FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import { flashSaleActivityFault, type SellableGoods } from '#core/rules/console/flash-sale-activity-fault.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { rightTypeOfWay, sessionOfWay, wayOfSession } from '#core/rules/console/activities/session-ways.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { flashSaleChanges } from './flash-sale-changes.ts';
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
      {
        session: current && {
          beginsAt: current.session.begins_at,
          endsAt: current.session.ends_at,
          way: wayOf(current),
        },
        otherHalf: draft.way === 'half' ? await otherHalf(tx, draft) : undefined,
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
      changes: flashSaleChanges(draft, goodsById, current),
      effects: [
        `${draft.goods.length} 件商品共 ${pieces.toLocaleString('zh-CN')} 份，补贴最多 ${yuan(budgetFen)}，到顶自动停`,
        current
          ? '同意后立即生效，已占到的名额不变'
          : `${formatDayTime(draft.beginsAt)} 准时${draft.way === 'draw' ? '开奖' : '开场'}，5 秒内到所有手机`,
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
      right_type: draft.membersOnly ? rightTypeOfWay[draft.way] : null,
      quota_per_month: draft.quotaPerMonth,
    };
    if (draft.sessionId === undefined)
      await tx
        .insertInto('seckill_sessions')
        .values({
          session_id: sessionId,
          ...session,
          ...sessionOfWay[draft.way],
          registers_at: draft.registersAt === null ? null : new Date(draft.registersAt),
          closes_at: draft.closesAt === null ? null : new Date(draft.closesAt),
        })
        .execute();
    else await tx.updateTable('seckill_sessions').set(session).where('session_id', '=', sessionId).execute();
    await tx
      .insertInto('seckill_goods')
      .values(
        draft.goods.map(({ goodsId, priceFen, total, limitPerUser, minLevel, budgetFen }, at) => ({
          session_id: sessionId,
          goods_id: goodsId,
          price_fen: priceFen,
          total,
          sold: 0,
          sort: at + 1,
          limit_per_user: limitPerUser,
          min_level: minLevel,
          budget_fen: budgetFen,
        })),
      )
      .onConflict((c) =>
        c.columns(['session_id', 'goods_id']).doUpdateSet(({ ref }) => ({
          price_fen: ref('excluded.price_fen'),
          total: ref('excluded.total'),
          limit_per_user: ref('excluded.limit_per_user'),
          min_level: ref('excluded.min_level'),
          budget_fen: ref('excluded.budget_fen'),
        })),
      )
      .execute();
  },
};

/** Two proposals for the same new session would open it twice. */
const newSessionTarget = ({ name, beginsAt }: FlashSaleDraft): string =>
  `new:${hash('sha256', `${name} ${beginsAt}`, 'hex').slice(0, 16)}`;

const wayOf = ({ session, goods }: LockedFlashSale) =>
  wayOfSession(
    session,
    goods.map(({ price_fen }) => price_fen),
  );

/** The name of another session at half price that is not stopped and has a part of the time. */
async function otherHalf(
  tx: Tx,
  { sessionId, beginsAt, endsAt }: FlashSaleDraft,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('half-price sessions', 0))`.execute(tx);
  const other = await tx
    .selectFrom('seckill_sessions')
    .select('name')
    .where('kind', '=', 'half')
    .where('is_on', '=', true)
    .where('stopped_at', 'is', null)
    .where('begins_at', '<', new Date(endsAt))
    .where('ends_at', '>', new Date(beginsAt))
    .$if(sessionId !== undefined, (q) => q.where('session_id', '<>', sessionId ?? ''))
    .executeTakeFirst();
  return other?.name;
}

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
