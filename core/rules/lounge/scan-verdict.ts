import type { HallKind, ScanVerdict } from '#core/contract/goods/rail.shapes.ts';
import type { codeTiming } from './lounge-code.ts';

export interface ScanFacts {
  readonly state: 'waiting' | 'verified' | 'cancelled' | 'expired';
  readonly timing: ReturnType<typeof codeTiming>;
  /** Of the visit, and of the hall that scans. */
  readonly kind: HallKind;
  readonly hallKind: HallKind;
  /** The only hall that accepts it; null means every hall of its kind. */
  readonly hallId: string | null;
  readonly scannedHallId: string;
  readonly companions: number;
  readonly companionsCounted: number;
}

/** What the scanner at the entrance answers to a genuine code. */
export function scanVerdict(facts: ScanFacts): ScanVerdict {
  if (facts.state === 'verified') return 'used';
  if (facts.state === 'cancelled') return 'cancelled';
  if (facts.state === 'expired') return 'over';
  if (facts.timing !== 'current') return facts.timing;
  if (facts.kind !== facts.hallKind) return 'wrong-hall';
  if (facts.hallId !== null && facts.hallId !== facts.scannedHallId) return 'wrong-hall';
  return facts.companionsCounted > facts.companions ? 'companions' : 'verified';
}

/** The sentence for scanner and phone. */
export const scanSentences: Readonly<Record<ScanVerdict, string>> = {
  verified: '核销成功，请入厅休息',
  unknown: '无法识别这个二维码，请出示页面上的核销码',
  expired: '二维码已过期，请出示刷新后的二维码，次数没有扣减',
  early: '手机时间不准，请联网刷新二维码后再试，次数没有扣减',
  used: '这次权益已经核销过，不能重复使用',
  cancelled: '这次预约已取消，请重新选择贵宾厅',
  over: '这次预约已过期，次数已退回，请重新选择贵宾厅',
  'wrong-hall': '这次权益不适用于本厅，请到预约的贵宾厅使用，次数没有扣减',
  companions: '同行人数超出可带人数，请核对后再扫，次数没有扣减',
};
