import { dataText } from './data-amount.ts';

/** An allowance of a month. */
export interface Allowance {
  readonly total: number;
  readonly left: number;
}

const lowShare = 0.1;

/** Whether less than a tenth is left, so that the way to more is shown. */
export const isLow = ({ total, left }: Allowance): boolean => total > 0 && left < total * lowShare;

/** The share that is left, in percent; something left is never shown as nothing. */
export const leftPercent = ({ total, left }: Allowance): number =>
  total <= 0 || left <= 0 ? 0 : Math.max(1, Math.min(100, Math.round((left * 100) / total)));

/** What is said while the number service does not answer: what was left when it last did. */
export const unansweredText = (last: { readonly at: string; readonly leftMb: number } | undefined): string =>
  last ? `流量与话费暂时查不到，${last.at}查到时流量剩${dataText(last.leftMb)}` : '流量与话费暂时查不到';
