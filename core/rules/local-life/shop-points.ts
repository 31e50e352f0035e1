import type { LocalShop } from '../../contract/goods/local-life.shapes.ts';
import type { MapPoint } from '../location/map-point.ts';
import { shownPrice } from '../goods/card/shown-price.ts';

const maxPins = 8;
const yuan = (fen: number): string => `¥${Number.isInteger(fen / 100) ? fen / 100 : (fen / 100).toFixed(1)}`;

/** The nearest shops as points of the map, each with the price of its first deal. */
export const shopPoints = (shops: readonly LocalShop[]): readonly MapPoint[] =>
  shops.slice(0, maxPins).map(({ shopCode, merchantName, shopName, latitude, longitude, deals: [deal] }) => {
    const text = deal ? yuan(shownPrice(deal).fen) : merchantName;
    return { key: shopCode, text, name: deal ? `${shopName}，${text}起` : shopName, latitude, longitude };
  });
