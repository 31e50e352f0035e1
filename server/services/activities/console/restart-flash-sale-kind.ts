import { z } from 'zod';
import { Refusal } from '../../../http/refusal.ts';
import type { ProposalKind } from '../../operators/public.ts';
import { lockedFlashSale } from './locked-flash-sale.ts';

const input = z.object({ sessionId: z.string(), goodsId: z.string().optional() });

/** Sells again what was stopped. */
export const restartFlashSale: ProposalKind<z.output<typeof input>> = {
  kind: 'activity.flash-sale-restart',
  act: '恢复活动',
  objectKind: 'flash-sale',
  approve: 'activities.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, { sessionId, goodsId }, now) {
    const { session, goods } = await lockedFlashSale(tx, sessionId);
    if (session.ends_at <= now) throw new Refusal('活动已经结束，不能恢复');
    const again = goodsId === undefined ? goods : goods.filter((each) => each.goods_id === goodsId);
    const [first] = again;
    if (!first) throw new Refusal('这场活动没有这件商品');
    const stoppedAt = goodsId === undefined ? session.stopped_at : first.stopped_at;
    const name = goodsId === undefined ? session.name : `${session.name} ${first.name}`;
    const left = again.reduce((sum, { total, sold }) => sum + total - sold, 0);
    return {
      target: sessionId,
      targetName: name,
      baseVersion: `${goodsId ?? 'all'} ${stoppedAt?.toISOString() ?? ''}`,
      changes: stoppedAt ? [{ field: '状态', before: '已停止', after: '在售' }] : [],
      effects: [`同意后立即恢复，还剩 ${left.toLocaleString('zh-CN')} 份可抢`, '单独停止的商品要单独恢复'],
      costFen: null,
    };
  },
  async apply(tx, { sessionId, goodsId }) {
    if (goodsId === undefined)
      await tx
        .updateTable('seckill_sessions')
        .set({ stopped_at: null })
        .where('session_id', '=', sessionId)
        .execute();
    else
      await tx
        .updateTable('seckill_goods')
        .set({ stopped_at: null })
        .where('session_id', '=', sessionId)
        .where('goods_id', '=', goodsId)
        .execute();
  },
};
