import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { lotteryShapes } from './lottery.shapes.ts';

/** 转转赚: wheels of fortune with published odds and draws that can be verified. */
export const lottery = withPrefix<typeof lotteryShapes>(prefixes.activity)({
  lotteryBoard: get('/act/lottery/getBoard'),
  /** Writes today's chances with their commitments when it is first read. */
  lotteryState: post('/act/lottery/getMyState', { access: 'member', writes: true }),
  doLotteryTask: post('/act/lottery/doTask', { access: 'member', writes: true }),
  /** One draw for one chance: a repetition gets the first draw. */
  drawLottery: post('/act/lottery/draw', { access: 'member', writes: true, idempotent: true }),
  lotteryDraws: post('/act/lottery/queryDraws', { access: 'member' }),
  claimLotteryPrize: post('/act/lottery/claimPrize', { access: 'member', writes: true, idempotent: true }),
});
