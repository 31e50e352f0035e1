import type { RevealReason } from '#core/contract/console/reveals/reveal-reasons.ts';
import { maskAll } from '../format/phone.ts';

/** A check constraint of number_reveals holds the same number. */
export const revealsPerDay = 20;
export const revealShownMs = 60_000;

export const revealReasonNames: Readonly<Record<RevealReason, string>> = {
  'call-back': '回电用户',
  'check-charge': '核对充值号码',
  authority: '司法或监管调取',
  other: '其他，需写明',
};

/** Why a reason does not suffice to show a number; undefined: it does. */
export function revealReasonFault(reason: RevealReason, note: string): string | undefined {
  if (maskAll(note) !== note) return '说明里不要写号码';
  if (reason === 'other' && note.length < 4) return '请写明原因，至少4个字';
  if (reason === 'authority' && note.length < 4) return '请写明文号或来函单位';
  return undefined;
}
