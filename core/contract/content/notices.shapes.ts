import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, flag, id, idText, isoTime, mallChannelId, openType, ours, picUrl } from '../fields.ts';

/** A path of the product, an address, or empty for "leads nowhere". */
export const link = z.string().max(2048);

export const notice = z.object({
  noticeId: id,
  title: z.string(),
  content: z.string(),
  publishedAt: isoTime,
});
export type Notice = z.output<typeof notice>;

export const preheatNotice = z.object({
  noticeId: id,
  title: z.string(),
  picUrl,
  link,
  beginsAt: isoTime,
  endsAt: isoTime,
  /** Whether this subscriber has already said "I know". */
  confirmed: flag,
});
export type PreheatNotice = z.output<typeof preheatNotice>;

export const activityFloor = z.object({
  actFloorId: id,
  title: z.string(),
  subtitle: z.string(),
  picUrl,
  link,
  beginsAt: isoTime,
  endsAt: isoTime,
  rules: z.array(z.string()),
});
export type ActivityFloor = z.output<typeof activityFloor>;

export const marketingPoint = z.object({ pointId: id, pointName: z.string(), picUrl, link, sort: z.int() });
export type MarketingPoint = z.output<typeof marketingPoint>;

export const guideStep = z.object({
  guideId: id,
  title: z.string(),
  text: z.string(),
  picUrl,
  link,
  sort: count,
});
export type GuideStep = z.output<typeof guideStep>;

export const noticesShapes = {
  /** The notice in force and those before it. */
  notice: shape(
    z.object({ actNum: idText, openType: openType.optional() }),
    ours(z.object({ current: notice.nullable(), history: z.array(notice) })),
  ),
  config: shape(
    ours(z.object({ code: idText })),
    ours(
      z.object({
        code: z.string(),
        value: z.string(),
        items: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
      }),
    ),
  ),
  activityFloor: shape(z.object({ actFloorId: idText }), ours(activityFloor)),
  marketingPoints: shape(z.object({ pageType: idText }), ours(z.array(marketingPoint))),
  preheatNotices: shape(z.object({ channelId: mallChannelId }), ours(z.array(preheatNotice))),
  confirmPreheatNotice: shape(
    z.object({ noticeId: ours(idText), channelId: mallChannelId }),
    ours(z.object({ noticeId: id, confirmedAt: isoTime })),
  ),
  miniProgramGuide: shape(
    ours(z.object({ pageId: idText.optional(), channelId: mallChannelId })),
    ours(z.array(guideStep)),
  ),
};
