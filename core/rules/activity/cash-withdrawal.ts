/** A withdrawal is credited to the phone bill in whole yuan. */
export const minWithdrawalFen = 100;
/** Amounts offered besides the whole balance. */
const offeredFen = [100, 500, 1_000, 2_000];

export type WithdrawalVerdict = 'allowed' | 'pending' | 'below-minimum' | 'over-balance';

interface WithdrawalRequest {
  readonly amountFen: number;
  readonly balanceFen: number;
  /** An earlier withdrawal is not credited yet. */
  readonly hasPending: boolean;
}

export function withdrawalVerdict({
  amountFen,
  balanceFen,
  hasPending,
}: WithdrawalRequest): WithdrawalVerdict {
  if (hasPending) return 'pending';
  if (Math.min(amountFen, balanceFen) < minWithdrawalFen) return 'below-minimum';
  return amountFen > balanceFen ? 'over-balance' : 'allowed';
}

export const withdrawalRefusals: Readonly<Record<Exclude<WithdrawalVerdict, 'allowed'>, string>> = {
  pending: '上一笔提现正在处理，到账后再提',
  'below-minimum': `满${minWithdrawalFen / 100}元才能提现，继续签到吧`,
  'over-balance': '现金余额不足，请刷新后再试',
};

/** The whole yuan of the balance, and smaller amounts; none below the minimum. */
export function withdrawalChoices(balanceFen: number): readonly number[] {
  const all = Math.floor(balanceFen / 100) * 100;
  if (all < minWithdrawalFen) return [];
  return [...offeredFen.filter((fen) => fen < all), all];
}
