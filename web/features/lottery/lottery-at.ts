import type { LotteryId } from '#core/contract/activity/lottery.shapes.ts';
import type { StandalonePageId } from '#core/site/standalone.ts';

interface LotteryPages {
  readonly lotteryId: LotteryId;
  readonly wheel: StandalonePageId;
  readonly records: StandalonePageId;
}

const first: LotteryPages = { lotteryId: 'turntable', wheel: 'lottery', records: 'drawRecords' };
const lotteries: readonly LotteryPages[] = [
  first,
  { lotteryId: 'turntable-02', wheel: 'lottery02', records: 'drawRecords02' },
];

/** The lottery of a page, with its two pages. */
export const lotteryAt = (page: string | undefined): LotteryPages =>
  lotteries.find(({ wheel, records }) => page === wheel || page === records) ?? first;

/** The pages of a lottery. */
export const lotteryOf = (lotteryId: LotteryId): LotteryPages =>
  lotteries.find((each) => each.lotteryId === lotteryId) ?? first;

/** The lottery whose task an address names. */
export const lotteryOfTask = (named: string | undefined): LotteryId | undefined =>
  lotteries.find(({ lotteryId }) => lotteryId === named)?.lotteryId;
