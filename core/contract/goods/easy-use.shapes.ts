import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  count,
  id,
  idText,
  isoDate,
  isoTime,
  maskedMobile,
  nothing,
  ours,
  pageOf,
  paging,
  picUrl,
  smsCode,
} from '../fields.ts';
import { goodsCard } from './goods-card.shapes.ts';
import { whereabouts } from './shop.shapes.ts';

/** A goods as the card mall shows it: so many tickets instead of a price. */
export const exchangeGoods = goodsCard.extend({ ticketCost: z.int().min(1) }).meta({ id: 'ExchangeGoods' });
export type ExchangeGoods = z.output<typeof exchangeGoods>;

/** What becomes of tickets left over at the end of the month. */
export const autoExchange = z.object({
  taskId: id,
  enabled: z.boolean(),
  skuId: id,
  goodsName: z.string(),
  picUrl,
  runsOn: isoDate,
});
export type AutoExchange = z.output<typeof autoExchange>;

export const easyUseTicket = z.object({
  cardCode: id,
  couponName: z.string(),
  scopeText: z.string(),
  expiresAt: isoTime,
  state: z.enum(['usable', 'reserved', 'exchanged', 'expired']),
  exchangedFor: z.string().nullable(),
});
export type EasyUseTicket = z.output<typeof easyUseTicket>;

export const easyUseCard = z.object({
  cardName: z.string(),
  mobile: maskedMobile,
  productId: id,
  renewsOn: isoDate,
  usableCount: count,
  totalCount: count,
  tickets: z.array(easyUseTicket),
  autoExchange: autoExchange.nullable(),
});
export type EasyUseCard = z.output<typeof easyUseCard>;

export const easyUseShapes = {
  easyUseGoods: shape(
    z.object({
      diChannelId: idText.optional(),
      goodsChannelId: ours(idText).optional(),
      ...whereabouts,
      ...paging,
    }),
    ours(pageOf(exchangeGoods)),
  ),
  easyUseHotGoods: shape(ours(z.object({ ...whereabouts, ...paging })), ours(pageOf(exchangeGoods))),
  /** Null for a subscriber without the card. */
  easyUseCard: shape(nothing, ours(easyUseCard.nullable())),
  /** To the subscriber's own number, which the session knows. */
  sendAutoExchangeCode: shape(
    nothing,
    ours(z.object({ mobile: maskedMobile, retryAfterSeconds: count, expiresInSeconds: count })),
  ),
  /** Switching on needs the code; switching off is as easy as a tap. */
  setAutoExchange: shape(
    ours(
      z.discriminatedUnion('enabled', [
        z.object({ enabled: z.literal(true), skuId: idText, smsCode }),
        z.object({ enabled: z.literal(false) }),
      ]),
    ),
    ours(autoExchange.nullable()),
  ),
};
