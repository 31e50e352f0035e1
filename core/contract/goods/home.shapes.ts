import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, id, idText, isoTime, ours, paging, picUrl } from '../fields.ts';
import { couponCounts } from './coupon.shapes.ts';
import { floor } from './floors.shapes.ts';
import { goodsCard, goodsPage, percent } from './goods-card.shapes.ts';
import { investEnvs } from './placement.shapes.ts';
import { whereabouts } from './shop.shapes.ts';

const sessionTimes = { sessionId: id, sessionName: z.string(), beginsAt: isoTime, endsAt: isoTime };
export const seckillGoods = goodsCard
  .extend({ soldPercent: percent, stockLeft: count, limitPerUser: count })
  .meta({ id: 'SeckillGoods' });
export type SeckillGoods = z.output<typeof seckillGoods>;

/** The running or next session; the page counts down on serverNow, never on the phone's clock. */
export const seckill = z.object({
  ...sessionTimes,
  serverNow: isoTime,
  /** A draw registers first and lets chance decide. */
  mode: z.enum(['race', 'draw']),
  goods: z.array(seckillGoods),
  sessions: z.array(z.object({ ...sessionTimes, state: z.enum(['ended', 'running', 'coming']) })),
});
export type Seckill = z.output<typeof seckill>;

export const homeShapes = {
  regionFloors: shape(
    ours(z.object({ regionCode: idText, cityCode: areaNum.optional() })),
    ours(z.object({ regionCode: z.string(), floors: z.array(floor) })),
  ),
  indexChannels: shape(
    ours(z.object({ regionCode: idText.optional(), cityCode: areaNum.optional() })),
    ours(
      z.object({
        list: z.array(
          z.object({ goodsChannelId: id, channelName: z.string(), picUrl, categoryId: id.nullable() }),
        ),
      }),
    ),
  ),
  /** Null where no session is running or announced. */
  seckill: shape(
    ours(z.object({ sessionId: idText.optional(), cityCode: areaNum.optional() })),
    ours(seckill.nullable()),
  ),
  couponCounts: shape(z.object({ actId: idText.optional(), investEnvs }), couponCounts),
  forYou: shape(
    z.object({
      diChannelId: idText.optional(),
      goodsChannelId: ours(idText).optional(),
      ...whereabouts,
      ...paging,
    }),
    ours(goodsPage),
  ),
};
