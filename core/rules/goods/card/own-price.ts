import type { CouponsForSku } from '../../../contract/goods/coupons.shapes.ts';
import { shortYuan, type Fen } from '../../pricing/money.ts';
import { detailPrice, type DetailPrice, type ListedPrices, type PriceViewer } from '../detail-price.ts';

export type Bill = NonNullable<CouponsForSku['bill']>;

/** A sum of the sentence 到手 = 售价 − … : what is taken off is negative. */
export interface PriceTerm {
  readonly name: string;
  readonly fen: number;
}

export interface OwnPrice extends DetailPrice {
  /** What an order of it charges, freight included. */
  readonly payFen: Fen;
  /** The price of the goods before coupons. */
  readonly beforeCouponsFen: Fen;
  /** The list price first; they sum up to `payFen`. */
  readonly terms: readonly PriceTerm[];
}

type Step = Bill['steps'][number];

/** Names of the price of an activity and of what it takes off. */
export interface ActivityWords {
  readonly price: string;
  readonly off: string;
}
const flashSaleWords: ActivityWords = { price: '秒杀价', off: '秒杀立减' };

interface TermWords {
  readonly levelName?: string | undefined;
  readonly words?: ActivityWords | undefined;
}

function nameOf({ kind, text }: Step, { levelName, words = flashSaleWords }: TermWords): string {
  if (kind === 'list') return '售价';
  if (kind === 'activity') return words.off;
  return kind === 'member' && levelName ? levelName : text;
}

/** The steps of a bill that change the sum; several coupons are one term. */
export function billTerms({ steps }: Pick<Bill, 'steps'>, named: TermWords = {}): readonly PriceTerm[] {
  const coupons = steps.filter(({ kind }) => kind === 'coupon');
  const together = coupons.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return steps.flatMap((step) => {
    if (step.amountFen === 0) return [];
    if (step.kind !== 'coupon' || coupons.length === 1)
      return [{ name: nameOf(step, named), fen: step.amountFen }];
    return step === coupons[0] ? [{ name: `${coupons.length}张券`, fen: together }] : [];
  });
}

interface PricedGoods extends ListedPrices {
  readonly freightFen: Fen;
}

/**
 * What the viewer pays for one piece, as a sentence that adds up. With the server's bill it is that of an order placed now; guests and
 * subscribers whose bill could not be loaded see the price before coupons.
 */
export function ownPrice(
  goods: PricedGoods,
  viewer: PriceViewer,
  bill?: Bill,
  words: ActivityWords = flashSaleWords,
): OwnPrice {
  const found = detailPrice(goods, viewer);
  const listed = found.prefix === flashSaleWords.price ? { ...found, prefix: words.price } : found;
  if (!bill)
    return {
      ...listed,
      beforeCouponsFen: listed.fen,
      payFen: listed.fen + goods.freightFen,
      terms: listedTerms(goods, listed, words),
    };
  const freightFen = bill.steps.find(({ kind }) => kind === 'freight')?.amountFen ?? 0;
  const couponFen = -bill.steps.reduce(
    (sum, { kind, amountFen }) => sum + (kind === 'coupon' ? amountFen : 0),
    0,
  );
  const fen = bill.payableFen - freightFen;
  const before = fen + couponFen;
  const own = {
    beforeCouponsFen: before,
    payFen: bill.payableFen,
    terms: billTerms(bill, { levelName: viewer.levelName, words }),
  };
  if (fen === listed.fen) return { ...listed, ...own };
  const name = before === listed.fen && listed.prefix !== undefined ? listed.prefix : '券前';
  return {
    ...own,
    fen,
    prefix: '到手价',
    was: struckPrice(goods, fen),
    note:
      couponFen > 0
        ? `${name} ¥${shortYuan(before)}，再用券减 ¥${shortYuan(couponFen)}`
        : `已优惠 ¥${shortYuan(Math.max(0, goods.priceFen - fen))}`,
  };
}

const struckPrice = ({ originalPriceFen, priceFen }: ListedPrices, fen: Fen): Fen | undefined => {
  const was = Math.max(originalPriceFen ?? 0, priceFen);
  return was > fen ? was : undefined;
};

function listedTerms(
  { priceFen, freightFen }: PricedGoods,
  { fen, prefix = '优惠' }: DetailPrice,
  { price, off }: ActivityWords,
): readonly PriceTerm[] {
  const name = prefix === price ? off : prefix === '会员价' ? '会员优惠' : prefix;
  return [
    { name: '售价', fen: priceFen },
    ...(fen < priceFen ? [{ name, fen: fen - priceFen }] : []),
    ...(freightFen > 0 ? [{ name: '运费', fen: freightFen }] : []),
  ];
}

/** The sentence as it is read out: 到手9.9元，等于售价18元，减黄金会员5.1元，减咖啡券3元. */
export const priceSentence = ({ payFen, terms }: Pick<OwnPrice, 'payFen' | 'terms'>): string =>
  `到手¥${shortYuan(payFen)}，${terms
    .map(
      ({ name, fen }, at) =>
        `${at === 0 ? '等于' : fen < 0 ? '减' : '加'}${name}¥${shortYuan(Math.abs(fen))}`,
    )
    .join('，')}`;
