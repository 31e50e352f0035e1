import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  id,
  idText,
  isoDate,
  isoTime,
  maskedMobile,
  noInput,
  notInSpec,
  pageOf,
  paging,
  picUrl,
  smsCode,
} from '../fields.ts';
import { goodsCard } from './shared/goods-card.shapes.ts';

/** Goods as the card mall shows them: priced in tickets instead of money. */
export const exchangeGoods = goodsCard.extend({ ticketCost: z.int().min(1) }).meta({ id: 'ExchangeGoods' });
export type ExchangeGoods = z.output<typeof exchangeGoods>;

/** The automatic exchange of tickets left at the end of the month. */
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
      goodsChannelId: notInSpec(idText).optional(),
      cityCode: notInSpec(areaNum).optional(),
      ...paging,
    }),
    notInSpec(pageOf(exchangeGoods)),
  ),
  easyUseHotGoods: shape(
    notInSpec(z.object({ cityCode: areaNum.optional(), ...paging })),
    notInSpec(pageOf(exchangeGoods)),
  ),
  /** Data is null for a subscriber without the card. */
  easyUseCard: shape(noInput, notInSpec(easyUseCard.nullable())),
  /** Sends the code to the number of the session. */
  sendAutoExchangeCode: shape(
    noInput,
    notInSpec(z.object({ mobile: maskedMobile, retryAfterSeconds: count, expiresInSeconds: count })),
  ),
  /** Switching on needs the SMS code; switching off does not. */
  setAutoExchange: shape(
    notInSpec(
      z.discriminatedUnion('enabled', [
        z.object({ enabled: z.literal(true), skuId: idText, smsCode }),
        z.object({ enabled: z.literal(false) }),
      ]),
    ),
    notInSpec(autoExchange.nullable()),
  ),
};
