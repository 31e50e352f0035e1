import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  fen,
  id,
  idText,
  isoTime,
  notInSpec,
  paging,
  picUrl,
  vipTypeLevel,
} from '../fields.ts';
import { indexCounts } from './shared/coupon.shapes.ts';
import { endingThing } from './shared/ending-thing.shapes.ts';
import { floor } from './shared/floors.shapes.ts';
import { goodsCard, goodsPage, percent } from './shared/goods-card.shapes.ts';
import { investEnvs } from './placement.shapes.ts';

const sessionTimes = { sessionId: id, sessionName: z.string(), beginsAt: isoTime, endsAt: isoTime };
/** 'race': first come, first served; 'draw': register, then a published draw. */
const flashSaleMode = z.enum(['race', 'draw']);
export const flashSaleGoods = goodsCard
  .extend({
    activityId: id,
    soldPercent: percent,
    stockTotal: count,
    stockLeft: count,
    limitPerUser: count,
    /** The lowest level of who may take part; 0: every subscriber. */
    minLevel: vipTypeLevel,
    /** Registered for the draw. */
    entries: count,
    /** Nothing new is reserved any more. */
    isStopped: z.boolean().optional(),
    /** The price of one piece outside of the sale. */
    regularPriceFen: fen.optional(),
  })
  .meta({ id: 'SeckillGoods' });
export type FlashSaleGoods = z.output<typeof flashSaleGoods>;

/** The running or next flash sale; the page counts down from serverNow, since the phone's clock may be wrong. */
export const flashSale = z.object({
  ...sessionTimes,
  serverNow: isoTime,
  mode: flashSaleMode,
  /** The right type that buyers need (§6); null: none. */
  rightType: z.int().nullable(),
  draw: z
    .object({
      registersAt: isoTime,
      closesAt: isoTime,
      /** SHA-256 of the seed, published before it is used. */
      commitment: z.string().nullable(),
      drawnAt: isoTime.nullable(),
    })
    .nullable(),
  goods: z.array(flashSaleGoods),
  sessions: z.array(
    z.object({ ...sessionTimes, mode: flashSaleMode, state: z.enum(['ended', 'running', 'coming']) }),
  ),
});
export type FlashSale = z.output<typeof flashSale>;

export const homeShapes = {
  regionFloors: shape(
    notInSpec(z.object({ regionCode: idText, cityCode: areaNum.optional(), host: idText.optional() })),
    notInSpec(
      z.object({
        regionCode: z.string(),
        floors: z.array(floor),
        /** What the floors depend on; a page requests them again with its visitor's values only where they matter. */
        variesBy: z.array(z.enum(['city', 'member', 'host'])),
      }),
    ),
  ),
  indexChannels: shape(
    notInSpec(z.object({ regionCode: idText.optional(), cityCode: areaNum.optional() })),
    notInSpec(
      z.object({
        list: z.array(
          z.object({ goodsChannelId: id, channelName: z.string(), picUrl, categoryId: id.nullable() }),
        ),
      }),
    ),
  ),
  /** Data is null where no session is running or announced. */
  seckill: shape(
    notInSpec(z.object({ sessionId: idText.optional(), cityCode: areaNum.optional() })),
    notInSpec(flashSale.nullable()),
  ),
  couponCounts: shape(
    z.object({ actId: idText.optional(), investEnvs }),
    indexCounts.extend({ ending: notInSpec(endingThing).optional() }),
  ),
  forYou: shape(
    z.object({
      diChannelId: idText.optional(),
      /** A channel of the home page. */
      goodsChannelId: notInSpec(idText).optional(),
      cityCode: notInSpec(areaNum).optional(),
      ...paging,
    }),
    notInSpec(goodsPage),
  ),
};
