import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, flag, id, idText, isoTime, mallChannelId, openType, notInSpec, picUrl } from '../fields.ts';

/** A path of the product, a URL, or empty for no link. */
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
  /** Whether this subscriber has already confirmed it. */
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
  /** The current notice and earlier ones. */
  notice: shape(
    z.object({ actNum: idText, openType: openType.optional() }),
    notInSpec(z.object({ current: notice.nullable(), history: z.array(notice) })),
  ),
  config: shape(
    notInSpec(z.object({ code: idText })),
    notInSpec(
      z.object({
        code: z.string(),
        value: z.string(),
        items: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
      }),
    ),
  ),
  activityFloor: shape(z.object({ actFloorId: idText }), notInSpec(activityFloor)),
  marketingPoints: shape(z.object({ pageType: idText }), notInSpec(z.array(marketingPoint))),
  preheatNotices: shape(z.object({ channelId: mallChannelId }), notInSpec(z.array(preheatNotice))),
  confirmPreheatNotice: shape(
    z.object({ noticeId: notInSpec(idText), channelId: mallChannelId }),
    notInSpec(z.object({ noticeId: id, confirmedAt: isoTime })),
  ),
  miniProgramGuide: shape(
    notInSpec(z.object({ pageId: idText.optional(), channelId: mallChannelId })),
    notInSpec(z.array(guideStep)),
  ),
};
