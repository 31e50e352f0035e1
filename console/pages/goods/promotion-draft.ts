import type { PromotionDraft } from '#core/contract/console/goods/goods-promotions.shapes.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';

type Terms = PromotionDraft['terms'];

/** The kinds that can be set here, and how their content is typed. */
export const promotionKinds: readonly {
  readonly kind: Terms['kind'];
  readonly name: string;
  readonly hint: string;
}[] = [
  { kind: 'price', name: '优惠价', hint: '每件多少元，例如 9.90' },
  { kind: 'nth', name: '第几件几折', hint: '例如 第2杯5折' },
  { kind: 'pieces', name: '满几件打折', hint: '例如 2件9折，3件8折' },
  { kind: 'orders', name: '本月第几单打折', hint: '例如 2单9折，3单8折' },
  { kind: 'gift', name: '买赠', hint: '赠品规格编号，例如 straw.1' },
];

export interface PromotionTexts {
  readonly title: string;
  readonly kind: Terms['kind'];
  readonly terms: string;
  readonly levels: readonly string[];
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly perPerson: string;
  readonly budget: string;
}

const rate = (percent: number): string => `${percent / 10}折`;

function termsText(terms: Terms): string {
  switch (terms.kind) {
    case 'price':
      return yuanOf(terms.priceFen);
    case 'nth':
      return `第${terms.nth}${terms.unit}${rate(terms.percent)}`;
    case 'pieces':
      return terms.tiers.map(({ from, percent }) => `${from}件${rate(percent)}`).join('，');
    case 'orders':
      return terms.tiers.map(({ from, percent }) => `${from}单${rate(percent)}`).join('，');
    case 'gift':
      return terms.pieces === 1 ? terms.giftSkuId : `${terms.giftSkuId} ×${terms.pieces}`;
  }
}

export const textsOfPromotion = (draft: PromotionDraft | undefined): PromotionTexts => ({
  title: draft?.title ?? '',
  kind: draft?.terms.kind ?? 'nth',
  terms: draft ? termsText(draft.terms) : '',
  levels: (draft?.levels ?? []).map(String),
  beginsAt: draft?.beginsAt ?? '',
  endsAt: draft?.endsAt ?? '',
  perPerson: draft?.perPerson?.toString() ?? '',
  budget: draft?.budgetFen === undefined || draft.budgetFen === null ? '' : yuanOf(draft.budgetFen),
});

const percentIn = (text: string): number => Math.round(Number(text) * 10);

function tiersIn(text: string, unit: string) {
  const parts = text.split(/[，,、]/).map((each) => each.trim());
  const tiers = parts.flatMap((part) => {
    const [, from = '', percent = ''] = new RegExp(`^(\\d{1,2})${unit}(\\d(?:\\.\\d)?)折$`).exec(part) ?? [];
    return from === '' ? [] : [{ from: Number(from), percent: percentIn(percent) }];
  });
  return tiers.length === parts.length ? tiers : undefined;
}

/** Undefined: it cannot be read. */
function termsIn(kind: Terms['kind'], text: string): Terms | undefined {
  switch (kind) {
    case 'price': {
      const priceFen = fenOf(text);
      return priceFen === undefined || priceFen === 0 ? undefined : { kind, priceFen };
    }
    case 'nth': {
      const [, nth = '', unit = '', percent = ''] =
        /^第(\d{1,2})([^\d\s]{1,2}?)(\d(?:\.\d)?)折$/.exec(text) ?? [];
      return nth === '' || Number(nth) < 2 || Number(nth) > 10
        ? undefined
        : { kind, nth: Number(nth), unit, percent: percentIn(percent) };
    }
    case 'pieces':
    case 'orders': {
      const tiers = tiersIn(text, kind === 'pieces' ? '件' : '单');
      return tiers && tiers.length <= 5 ? { kind, tiers } : undefined;
    }
    case 'gift': {
      const [, giftSkuId = '', pieces = '1'] = /^([A-Za-z0-9_.:-]{1,64})(?:\s*×(\d))?$/.exec(text) ?? [];
      return giftSkuId === '' ? undefined : { kind, giftSkuId, pieces: Number(pieces) };
    }
  }
}

/** The promotion that was typed; undefined while it is not whole. What the form does not have stays as it was. */
export function promotionIn(
  texts: PromotionTexts,
  before: PromotionDraft | undefined,
): PromotionDraft | undefined {
  const terms = termsIn(texts.kind, texts.terms.trim());
  const budgetFen = texts.budget.trim() === '' ? null : fenOf(texts.budget);
  if (!terms || budgetFen === undefined || texts.title.trim().length < 2) return undefined;
  return {
    ...(before?.promotionId !== undefined && { promotionId: before.promotionId }),
    title: texts.title.trim(),
    terms,
    levels: texts.levels.map(Number),
    cities: before?.cities ?? [],
    beginsAt: texts.beginsAt || null,
    endsAt: texts.endsAt || null,
    perPerson: /^[1-9]\d{0,2}$/.test(texts.perPerson) ? Number(texts.perPerson) : null,
    period: before?.period ?? 'all',
    budgetFen,
  };
}
