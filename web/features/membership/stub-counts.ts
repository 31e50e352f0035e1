import { indexCounts, type IndexCounts } from '#core/rules/coupons/index-counts.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import type { StubCount } from '#web/ui/member-card/stub-counts.tsx';

interface Stub {
  readonly text: string;
  readonly page: PageId;
  readonly count: keyof IndexCounts;
  readonly hot?: boolean;
}

const stubs: readonly Stub[] = [
  { text: '全部券', page: 'myCoupons', count: 'totalCouponCount' },
  { text: '待领券', page: 'couponCenter', count: 'waitCouponCount', hot: true },
  { text: '权益福袋', page: 'blessingBag', count: 'qyfdCouponCount' },
  { text: '流量礼包', page: 'trafficGiftBag', count: 'trafficBagCount' },
  { text: '五折购', page: 'halfPrice', count: 'halfPriceCount' },
];

/** The five counts of the stub (§3), each linked to its page; without an answer they are undefined. */
export function stubCounts(
  href: (to: { page: PageId }) => string,
  answer: IndexCounts | undefined,
): readonly StubCount[] {
  const counts = answer && indexCounts(answer);
  return stubs.map(({ text, page, count, hot }) => ({
    text,
    href: href({ page }),
    value: counts?.[count],
    hot,
  }));
}
