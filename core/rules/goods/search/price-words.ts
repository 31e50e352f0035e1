import { arabicAmount, chineseAmount, fenOf } from './yuan-amount.ts';

/** What price words ask for; in fen, of the price on the card. */
export interface PriceFilter {
  readonly priceFrom?: number;
  readonly priceTo?: number;
  /** At most so many percent of the struck price. */
  readonly discountTo?: number;
}

/** Words of a keyword that are a filter. */
export interface PriceWord extends PriceFilter {
  /** As they were typed. */
  readonly text: string;
  /** They may as well be a part of a name: 100元加油券. */
  readonly isInNames: boolean;
}

export interface PricedKeyword {
  /** The keyword without its price words. */
  readonly rest: string;
  readonly words: readonly PriceWord[];
}

/** Further price words are searched for as words. */
const maxWords = 3;
const longestRead = 400;
/** "About" is a fifth more or less. */
const [aboutFrom, aboutTo] = [0.8, 1.2];
const unit = '(?:元|块钱|块|rmb)';
const amount = `(${arabicAmount}|${chineseAmount})`;
const yuan = amount + unit;

interface Form {
  readonly pattern: string;
  readonly isInNames?: (found: string) => boolean;
  read(amounts: readonly number[]): PriceFilter;
}

/** A longer form comes before the shorter one that is a part of it. */
const forms: readonly Form[] = [
  {
    pattern: `${amount}${unit}?(?:-|~|到|至)${yuan}(?:之间)?`,
    read: ([one = 0, other = 0]) => ({ priceFrom: Math.min(one, other), priceTo: Math.max(one, other) }),
  },
  {
    pattern: `(?:低于|少于|小于|不到|不足)${yuan}`,
    read: ([fen = 0]) => ({ priceTo: Math.max(0, fen - 1) }),
  },
  { pattern: `(?:不超过|不高于|最多)${yuan}`, read: ([fen = 0]) => ({ priceTo: fen }) },
  { pattern: `(?:高于|大于|超过)${yuan}`, read: ([fen = 0]) => ({ priceFrom: fen + 1 }) },
  { pattern: `(?:不低于|不少于|至少)${yuan}`, read: ([fen = 0]) => ({ priceFrom: fen }) },
  { pattern: `${yuan}(?:及?以下|以内|之内|内(?![存饰衣裤]))`, read: ([fen = 0]) => ({ priceTo: fen }) },
  { pattern: `${yuan}(?:及?以上)`, read: ([fen = 0]) => ({ priceFrom: fen }) },
  {
    pattern: `${yuan}(?:左右|上下)`,
    read: ([fen = 0]) => ({ priceFrom: Math.round(fen * aboutFrom), priceTo: Math.round(fen * aboutTo) }),
  },
  {
    pattern: `(?:(${arabicAmount})${unit}|(${chineseAmount})(?:元|块钱)|¥(${arabicAmount}))(?![券代满减])`,
    isInNames: (found) => !/[.¥]|^[0零]/.test(found),
    read: ([fen = 0]) => ({ priceFrom: fen, priceTo: fen }),
  },
  { pattern: '免费(?:领取?)?|白送', read: () => ({ priceFrom: 0, priceTo: 0 }) },
  { pattern: '(?:半价|对折|半折)(?![券购])', read: () => ({ discountTo: 50 }) },
  {
    pattern: '([1-9](?:\\.?[1-9])?|[一二三四五六七八九])折(?![券购叠])',
    // 85折 is 8.5折.
    read: ([fen = 0]) => ({ discountTo: Math.round(fen < 1_000 ? fen / 10 : fen / 100) }),
  },
];

/** A typed keyword with the prices in it read as filters: 10元以下奶茶 is 奶茶 for at most 10 yuan. */
export function priceWords(typed: string): PricedKeyword {
  let rest = typed
    .slice(0, longestRead)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d{1,6})块(\d)(?!\d)/g, '$1.$2元');
  const words: PriceWord[] = [];
  for (const { pattern, isInNames, read } of forms) {
    if (words.length === maxWords) break;
    const found = new RegExp(`(?<![\\d.])(?:${pattern})的?`, 'u').exec(rest);
    if (!found) continue;
    const [whole] = found;
    const text = whole.replace(/的$/, '');
    const amounts = found.slice(1).flatMap((part) => (part === undefined ? [] : [fenOf(part)]));
    words.push({ text, isInNames: isInNames?.(text) ?? false, ...read(amounts) });
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + whole.length)}`;
  }
  return { rest: rest.replace(/^[\s,、。]+|[\s,、。]+$/g, '').replace(/\s+/g, ' '), words };
}

/** The filters of several price words: all of them hold. */
export const priceFilter = (words: readonly PriceFilter[]): PriceFilter => {
  const of = (read: (word: PriceFilter) => number | undefined) => words.flatMap((word) => read(word) ?? []);
  const [from, to, discount] = [
    of(({ priceFrom }) => priceFrom),
    of(({ priceTo }) => priceTo),
    of(({ discountTo }) => discountTo),
  ];
  return {
    ...(from.length > 0 && { priceFrom: Math.max(...from) }),
    ...(to.length > 0 && { priceTo: Math.min(...to) }),
    ...(discount.length > 0 && { discountTo: Math.min(...discount) }),
  };
};
