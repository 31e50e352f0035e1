/** The number that is to be topped up, as billing knows it. */
export interface BenefitNumber {
  readonly status: 'normal' | 'suspended' | 'closed';
  readonly areaName: string;
}

export interface BenefitGoods {
  readonly needsNumber: boolean;
  /** They are for the subscriber's own number, and the number is another. */
  readonly isOthers: boolean;
}

export interface BenefitVerdict {
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly areaName: string | null;
}

const refused = (reason: string, areaName: string | null = null): BenefitVerdict => ({
  allowed: false,
  reason,
  areaName,
});

/** Data packs are for the number of the subscriber alone. */
export const isForOwnNumber = ({ flowMb }: { readonly flowMb: number | null }): boolean => flowMb !== null;

export const ownNumberOnly = '流量包仅限本机号码使用，不能充值到其他号码';

/** Whether goods can be credited to a number. Unlike an order rule, a missing answer refuses: money would be lost. */
export function benefitVerdict(
  { needsNumber, isOthers }: BenefitGoods,
  number: BenefitNumber | undefined,
): BenefitVerdict {
  if (!needsNumber) return refused('该商品无需填写充值号码');
  if (isOthers) return refused(ownNumberOnly);
  if (!number) return refused('暂时无法核对该号码，请稍后再试');
  switch (number.status) {
    case 'closed':
      return refused('该号码已销户，请更换号码');
    case 'suspended':
      return refused('该号码已停机，恢复后即可充值', number.areaName);
    case 'normal':
      return { allowed: true, reason: null, areaName: number.areaName };
  }
}
