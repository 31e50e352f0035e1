import { shortYuan, type Fen } from '../pricing/money.ts';
import { promotionPrice, unitPrice, type Buyer, type UnitPrices } from './unit-price.ts';

export interface ListedPrices extends UnitPrices {
  readonly originalPriceFen: Fen | null;
}

export interface PriceViewer extends Buyer {
  /** Such as 黄金会员. */
  readonly levelName?: string | undefined;
}

export interface DetailPrice {
  readonly fen: Fen;
  /** 会员价, 秒杀价 or the name of a promotion. */
  readonly prefix: string | undefined;
  /** The struck price. */
  readonly was: Fen | undefined;
  /** Why it is this price, or what a membership would save; empty if there is nothing to say. */
  readonly note: string;
}

/** The price of one sku for the viewer, with its explanation. */
export function detailPrice(prices: ListedPrices, viewer: PriceViewer): DetailPrice {
  const { priceFen, memberPriceFen, originalPriceFen } = prices;
  const fen = unitPrice(prices, viewer);
  const open = unitPrice(prices, { ...viewer, level: 0 });
  const promoted = promotionPrice(prices, viewer);
  const isPromoted = promoted?.priceFen === fen && fen < priceFen;
  const was = Math.max(originalPriceFen ?? 0, priceFen);
  const struck = was > fen ? was : undefined;
  if (fen < open)
    return {
      fen,
      prefix: isPromoted ? promoted.title : '会员价',
      was: struck,
      note: `${viewer.levelName || '会员'}再省 ¥${shortYuan(open - fen)}`,
    };
  const prefix = isPromoted
    ? promoted.title
    : viewer.flashSaleFen !== undefined && fen < priceFen
      ? '秒杀价'
      : undefined;
  if (memberPriceFen !== null && memberPriceFen < fen)
    return {
      fen,
      prefix,
      was: struck,
      note: `会员价 ¥${shortYuan(memberPriceFen)}，开通再省 ¥${shortYuan(fen - memberPriceFen)}`,
    };
  return { fen, prefix, was: struck, note: struck ? `已优惠 ¥${shortYuan(struck - fen)}` : '' };
}
