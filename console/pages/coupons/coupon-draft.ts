import type { CouponDraft } from '#core/contract/console/coupons/coupon-draft.shapes.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';

/** A coupon as it is typed. */
export interface CouponTexts extends Pick<
  CouponDraft,
  'couponType' | 'title' | 'scopeText' | 'categories' | 'goods' | 'kinds' | 'stacking' | 'atTills'
> {
  readonly face: CouponDraft['face']['kind'];
  readonly amount: string;
  /** 8.5 of 10. */
  readonly tenths: string;
  readonly flow: string;
  readonly maxOff: string;
  readonly threshold: string;
  readonly validity: CouponDraft['validity']['kind'];
  readonly days: string;
  readonly from: string;
  readonly until: string;
}

const empty: CouponTexts = {
  couponType: 'cash',
  title: '',
  face: 'amount',
  amount: '',
  tenths: '',
  flow: '',
  maxOff: '',
  threshold: '0',
  validity: 'days',
  days: '',
  from: '',
  until: '',
  scopeText: '',
  categories: [],
  goods: [],
  kinds: [],
  stacking: 'alone',
  atTills: false,
};
const mbOfGb = 1_024;

export function textsOfCoupon(draft: CouponDraft | undefined): CouponTexts {
  if (!draft) return empty;
  const { face, validity, thresholdFen, ...same } = draft;
  return {
    ...empty,
    ...same,
    face: face.kind,
    ...(face.kind === 'amount' && { amount: yuanOf(face.amountFen) }),
    ...(face.kind === 'percent' && { tenths: String(face.payPercent / 10) }),
    ...(face.kind === 'flow' && { flow: flowText(face.flowMb) }),
    ...(face.kind !== 'amount' && { maxOff: face.maxOffFen === 0 ? '' : yuanOf(face.maxOffFen) }),
    threshold: yuanOf(thresholdFen),
    validity: validity.kind,
    ...(validity.kind === 'days' && { days: String(validity.days) }),
    ...(validity.kind === 'window' && { from: validity.from ?? '', until: validity.until }),
  };
}

const flowText = (mb: number): string => (mb % mbOfGb === 0 ? `${mb / mbOfGb}GB` : `${mb}MB`);

/** 10GB, 1.5GB or 500MB in MB. */
function flowIn(typed: string): number | undefined {
  const [, size = '', unit = ''] = /^(\d{1,7}(?:\.\d{1,2})?)\s*(GB|MB)$/i.exec(typed.trim()) ?? [];
  return size === '' ? undefined : Math.round(Number(size) * (unit.toUpperCase() === 'GB' ? mbOfGb : 1));
}

function faceIn({ face, amount, tenths, flow, maxOff }: CouponTexts): CouponDraft['face'] | undefined {
  if (face === 'amount') {
    const amountFen = fenOf(amount);
    return amountFen === undefined ? undefined : { kind: face, amountFen };
  }
  const maxOffFen = fenOf(maxOff);
  if (maxOffFen === undefined) return undefined;
  if (face === 'percent')
    return /^\d(\.\d)?$/.test(tenths.trim())
      ? { kind: face, payPercent: Math.round(Number(tenths) * 10), maxOffFen }
      : undefined;
  const flowMb = flowIn(flow);
  return flowMb === undefined ? undefined : { kind: face, flowMb, maxOffFen };
}

function validityIn({ validity, days, from, until }: CouponTexts): CouponDraft['validity'] | undefined {
  switch (validity) {
    case 'month':
      return { kind: validity };
    case 'days':
      return /^\d{1,4}$/.test(days) ? { kind: validity, days: Number(days) } : undefined;
    case 'window':
      return until === '' ? undefined : { kind: validity, from: from === '' ? null : from, until };
  }
}

/** What is sent; undefined while a number or a time is missing. */
export function couponIn(texts: CouponTexts): CouponDraft | undefined {
  const [face, validity, thresholdFen] = [faceIn(texts), validityIn(texts), fenOf(texts.threshold)];
  if (!face || !validity || thresholdFen === undefined) return undefined;
  const { couponType, title, scopeText, categories, goods, kinds, stacking, atTills } = texts;
  return {
    couponType,
    title,
    face,
    thresholdFen,
    validity,
    scopeText,
    categories,
    goods,
    kinds,
    stacking,
    atTills,
  };
}
