import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, id, idText, isoTime, notInSpec, paging, picUrl } from '../fields.ts';
import { couponCounts } from './coupon.shapes.ts';
import { floor } from './floors.shapes.ts';
import { goodsCard, goodsPage, percent } from './goods-card.shapes.ts';
import { investEnvs } from './placement.shapes.ts';
import { optionalLocation } from './shop.shapes.ts';

const sessionTimes = { sessionId: id, sessionName: z.string(), beginsAt: isoTime, endsAt: isoTime };
export const seckillGoods = goodsCard
  .extend({ soldPercent: percent, stockLeft: count, limitPerUser: count })
  .meta({ id: 'SeckillGoods' });
export type SeckillGoods = z.output<typeof seckillGoods>;

/** The running or next flash sale; the page counts down from serverNow, since the phone's clock may be wrong. */
export const seckill = z.object({
  ...sessionTimes,
  serverNow: isoTime,
  /** 'race': first come, first served; 'draw': register, then a lottery. */
  mode: z.enum(['race', 'draw']),
  goods: z.array(seckillGoods),
  sessions: z.array(z.object({ ...sessionTimes, state: z.enum(['ended', 'running', 'coming']) })),
});
export type Seckill = z.output<typeof seckill>;

export const homeShapes = {
  regionFloors: shape(
    notInSpec(z.object({ regionCode: idText, cityCode: areaNum.optional() })),
    notInSpec(z.object({ regionCode: z.string(), floors: z.array(floor) })),
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
    notInSpec(seckill.nullable()),
  ),
  couponCounts: shape(z.object({ actId: idText.optional(), investEnvs }), couponCounts),
  forYou: shape(
    z.object({
      diChannelId: idText.optional(),
      goodsChannelId: notInSpec(idText).optional(),
      ...optionalLocation,
      ...paging,
    }),
    notInSpec(goodsPage),
  ),
};
