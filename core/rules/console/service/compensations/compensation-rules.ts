import type {
  CompensationCase,
  CompensationState,
} from '#core/contract/console/service/compensations/compensation-states.ts';
import { formatFen } from '../../../pricing/money.ts';

/** What one person of the service desk may give for a case, and in a day, without a second person. */
export interface CompensationLimits {
  readonly aCaseFen: number;
  readonly aDayFen: number;
}

interface Given {
  readonly amountFen: number;
  /** By this person alone on this day. */
  readonly ofDayFen: number;
}

/** Why a compensation needs a second person; none: one person may give it. */
export const compensationReasons = (
  { amountFen, ofDayFen }: Given,
  { aCaseFen, aDayFen }: CompensationLimits,
): readonly string[] => [
  ...(amountFen > aCaseFen ? [`这张券值 ¥${formatFen(amountFen)}，超过每件 ¥${formatFen(aCaseFen)}`] : []),
  ...(ofDayFen + amountFen > aDayFen
    ? [`今天直接补偿共 ¥${formatFen(ofDayFen + amountFen)}，超过每天 ¥${formatFen(aDayFen)}`]
    : []),
];

/** What a coupon takes off at most: a compensation is counted with that. */
export const couponMostFen = (coupon: {
  readonly maxOffFen: number | null;
  readonly amountFen: number;
}): number => coupon.maxOffFen ?? coupon.amountFen;

export const compensationCaseNames: Readonly<Record<CompensationCase, string>> = {
  ticket: '工单',
  order: '订单',
  claim: '领取',
};
export const compensationStateNames: Readonly<Record<CompensationState, string>> = {
  given: '已补偿',
  waiting: '等审批',
  refused: '未通过',
};
