/** The figures of the last five minutes, and the response time of their calls. */
export interface RecentFigures {
  readonly claims: number;
  readonly claimsRefused: number;
  readonly delivered: number;
  readonly failed: number;
  readonly orders: number;
  readonly ordersRefused: number;
  readonly p99: number | undefined;
}

export interface AlertRule {
  readonly rule: string;
  readonly title: string;
  /** What is wrong, with its figures; undefined: nothing is. */
  detail(recent: RecentFigures): string | undefined;
}

/** Of fewer a share says nothing. */
const enough = 20;
const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** More refused than this share of all attempts, or undefined. */
const shareOver = (part: number, whole: number, limit: number): string | undefined =>
  whole >= enough && part / whole > limit ? `${part} / ${whole}，占 ${percent(part, whole)}%` : undefined;

/** What an operator has to know at once; evaluated every minute over the last five. */
export const alertRules: readonly AlertRule[] = [
  {
    rule: 'claims-refused',
    title: '领取大量被拒',
    detail: ({ claims, claimsRefused }) => {
      const share = shareOver(claimsRefused, claims + claimsRefused, 0.5);
      return share && `近 5 分钟被拒 ${share}，上限 50%`;
    },
  },
  {
    rule: 'deliveries-failed',
    title: '权益发放失败偏多',
    detail: ({ delivered, failed }) => {
      const share = shareOver(failed, delivered + failed, 0.1);
      return share && `近 5 分钟失败 ${share}，上限 10%；名额已自动退回`;
    },
  },
  {
    rule: 'orders-refused',
    title: '下单大量被拒',
    detail: ({ orders, ordersRefused }) => {
      const share = shareOver(ordersRefused, orders + ordersRefused, 0.5);
      return share && `近 5 分钟被拒 ${share}，上限 50%`;
    },
  },
  {
    rule: 'slow-answers',
    title: '响应变慢',
    detail: ({ p99 }) =>
      p99 !== undefined && p99 > 1_000 ? `近 5 分钟 p99 ${Math.round(p99)} 毫秒，上限 1000` : undefined,
  },
];
