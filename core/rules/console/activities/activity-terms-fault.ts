import type { ActivityKind } from '#core/contract/console/activities/activity-kinds.ts';

interface ProposedTerms {
  readonly beginsAt?: string | undefined;
  readonly endsAt?: string | undefined;
  readonly budgetFen?: number | undefined;
  readonly stocks?: readonly { readonly prizeId: string; readonly total: number }[] | undefined;
}
interface CurrentTerms {
  readonly kind: ActivityKind;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
  readonly spentFen: number;
  readonly stocks: readonly { readonly prizeId: string; readonly name: string; readonly taken: number }[];
}

/** What can be changed of a kind; sessions of flash sales are changed on their own page. */
export const termsOfKinds: Readonly<
  Record<ActivityKind, { readonly hasTime: boolean; readonly hasBudget: boolean }>
> = {
  flash: { hasTime: false, hasBudget: false },
  half: { hasTime: false, hasBudget: false },
  draw: { hasTime: false, hasBudget: false },
  group: { hasTime: true, hasBudget: true },
  lottery: { hasTime: true, hasBudget: true },
  cash: { hasTime: false, hasBudget: true },
  promotion: { hasTime: true, hasBudget: true },
  zone: { hasTime: true, hasBudget: false },
  coupon: { hasTime: true, hasBudget: true },
};

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Why terms cannot be proposed; undefined: they can. */
export function activityTermsFault(
  { beginsAt, endsAt, budgetFen, stocks = [] }: ProposedTerms,
  current: CurrentTerms,
  now: Date,
): string | undefined {
  const { hasTime, hasBudget } = termsOfKinds[current.kind];
  if (!hasTime && (beginsAt !== undefined || endsAt !== undefined)) return '这类活动不能在这里改时间';
  if (!hasBudget && budgetFen !== undefined) return '这类活动不能在这里改预算';
  const begins = beginsAt === undefined ? current.beginsAt : new Date(beginsAt);
  const ends = endsAt === undefined ? current.endsAt : new Date(endsAt);
  if (begins && ends && ends <= begins) return '结束要晚于开始';
  if (endsAt !== undefined && ends && ends <= now) return '结束时间已经过了，要马上停请用“停止”';
  const isStarted = current.beginsAt !== null && current.beginsAt <= now;
  if (isStarted && begins?.getTime() !== current.beginsAt.getTime()) return '活动已经开始，不能改开始时间';
  if (budgetFen !== undefined && budgetFen < current.spentFen)
    return `预算已用 ${yuan(current.spentFen)}，不能再少`;
  for (const { prizeId, total } of stocks) {
    const stock = current.stocks.find((each) => each.prizeId === prizeId);
    if (!stock) return '没有这个限量奖品';
    if (total < stock.taken) return `${stock.name}已发 ${stock.taken} 份，不能再少`;
  }
  return undefined;
}
