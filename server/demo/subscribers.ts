import type { DemoProductId, DemoRightsId } from './data/rights.ts';
import { subscribers, type MonthlyCoupons } from './data/subscribers.ts';

export interface DemoSubscriber {
  readonly userId: string;
  readonly mobile: string;
  /** A short description. */
  readonly title: string;
  /** What signing in as this subscriber shows. */
  readonly shows: string;
  readonly userName: string;
  readonly areaNum: string;
  readonly ispFlag: 0 | 1;
  readonly brandNum: '1' | '2' | '3';
  readonly creditLevel: number | null;
  readonly easyUseMember: boolean;
  readonly excellentVip: boolean;
  readonly points: number;
  readonly holds: readonly (readonly [product: DemoProductId, monthsAgo: number])[];
  readonly weekPacks: readonly DemoProductId[];
  readonly coupons: MonthlyCoupons;
  readonly claims: readonly (readonly [right: DemoRightsId, monthsAgo: number])[];
}

const nanjing = '320100';

/** The demo subscribers (decisions §2), in the order of their numbers. */
export const demoSubscribers: readonly DemoSubscriber[] = subscribers.map((row) => ({
  areaNum: nanjing,
  ispFlag: 1,
  brandNum: '1',
  creditLevel: null,
  easyUseMember: false,
  excellentVip: false,
  points: 0,
  holds: [],
  weekPacks: [],
  coupons: { qyfd: 0, lllb: 0, wzg: 0, cash: 0 },
  claims: [],
  ...row,
}));
