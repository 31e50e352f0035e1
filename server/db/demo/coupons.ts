import type { Selectable } from 'kysely';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { CouponType } from '#core/contract/goods/coupon.shapes.ts';
import type { UserCoupons } from '../schema/mall.ts';
import type { DemoSubscriber } from './subscribers.ts';

interface Face {
  readonly title: string;
  /** 0 where the ticket is worth a share of the price or data. */
  readonly amountFen: number;
}

const faces: Readonly<Record<CouponType, readonly [Face, ...Face[]]>> = {
  qyfd: [
    { title: '50元权益福袋券', amountFen: 5_000 },
    { title: '30元权益福袋券', amountFen: 3_000 },
    { title: '20元权益福袋券', amountFen: 2_000 },
  ],
  lllb: [{ title: '10GB流量礼包券', amountFen: 0 }, { title: '5GB流量礼包券', amountFen: 0 }],
  wzg: [{ title: '五折购专享券', amountFen: 0 }],
  cash: [
    { title: '8元出行加油券', amountFen: 800 },
    { title: '12元咖啡奶茶券', amountFen: 1_200 },
    { title: '5元影音立减券', amountFen: 500 },
    { title: '3元通用立减券', amountFen: 300 },
    { title: '15元数码家电券', amountFen: 1_500 },
    { title: '6元本地生活券', amountFen: 600 },
  ],
};

/** What waits to be claimed, one after the other. */
const waitingTypes: readonly CouponType[] = ['lllb', 'lllb', 'cash', 'qyfd'];

/** The coupons of the current month: they end with it, and the next month brings its own. */
export function couponsOf({ userId, coupons }: DemoSubscriber, now: Date): readonly Selectable<UserCoupons>[] {
  const { cycle, endsAt } = claimCycle(now);
  const coupon = (type: CouponType, at: number, state: 'usable' | 'waiting'): Selectable<UserCoupons> => {
    const face = faces[type][at % faces[type].length] ?? faces[type][0];
    return {
      card_code: `${userId}.${cycle}.${state === 'waiting' ? 'waiting' : type}.${at + 1}`,
      user_id: userId,
      coupon_type: type,
      state,
      amount_fen: face.amountFen,
      title: face.title,
      expires_at: new Date(endsAt - 1_000),
    };
  };
  const usable = (['qyfd', 'lllb', 'wzg', 'cash'] as const).flatMap((type) => Array.from({ length: coupons[type] }, (_, at) => coupon(type, at, 'usable')));
  const waiting = waitingTypes.slice(0, coupons.waiting).map((type, at) => coupon(type, at, 'waiting'));
  return [...usable, ...waiting];
}
