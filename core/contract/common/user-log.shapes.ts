import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { noData, ours, whole } from '../fields.ts';

/** Text of a log, kept as it comes: an id may be a number, and what is too long is cut rather than refused. */
const text = (max: number) =>
  z.preprocess<unknown, z.ZodString, string | number>(
    (sent) =>
      typeof sent === 'string' ? sent.slice(0, max) : Number.isSafeInteger(sent) ? String(sent) : sent,
    z.string().max(max),
  );

// Absent, null and empty are all "not known", and numbers may be text.
const word = text(128).nullish();
const name = text(256).nullish();
const address = text(2048).nullish();
const code = whole(0, 9999).nullish();
const millis = whole(0, Number.MAX_SAFE_INTEGER).nullish();

/** YYYYMMDDHHmmss. */
const logTime = z
  .string()
  .regex(/^\d{14}$/)
  .nullish();

const place = {
  appId: word,
  channelId: word,
  pageId: word,
  pageName: name,
  pageUrl: address,
  shortId: word,
  messageId: word,
  contentId: word,
  plId: name,
  plName: name,
};

const goods = {
  goodsId: word,
  goodsName: name,
  skuId: word,
  skuName: name,
  productId: word,
  productName: name,
  rightsId: word,
  rightsName: name,
  videosId: word,
  videosName: name,
  goodsTypeId: word,
};

/** §3 Behaviour log record with the goods fields and the tracking data sent beside it. */
export const behaviourRecord = z.object({
  ...place,
  ...goods,
  device: name,
  logTime,
  /** Masked by the page and once more by the server. */
  mobile: text(32).nullish(),
  userId: word,
  vipTypeLevel: code,
  pathId: word,
  recommendId: word,
  businessName: name,
  businessNum: word,
  actionType: code,
  actionSubType: code,
  contentType: code,
  smsId: word,
  activityId: word,
  pChannelId: word,
  channelAreaNum: word,
  /** What happened: the record of §3 does not say, and an order start could not be told from a tap. */
  event: ours(z.enum(['clk', 'imp', 'ordst', 'dl', 'popview'])).nullish(),
  /** The step of an order (§5). */
  si_x: ours(text(128)).nullish(),
});
export type BehaviourRecord = z.output<typeof behaviourRecord>;

/** §3 Page-view log record. */
export const pageViewRecord = z.object({
  ...place,
  actionType: whole(0, 9999).default(21),
  referer: address,
  activityId: word,
  cookieId: word,
  startMills: millis,
  endMills: millis,
  timeMills: millis,
  /** The session, so that page views and behaviour meet in one report. */
  pathId: ours(text(128)).nullish(),
});
export type PageViewRecord = z.output<typeof pageViewRecord>;

/** What one beacon may carry at most. */
export const beaconLimit = 50;

export const userLogShapes = {
  behaviourLog: shape(behaviourRecord, noData),
  behaviourBeacon: shape(
    z.union([behaviourRecord, ours(z.array(behaviourRecord).min(1).max(beaconLimit))]),
    noData,
  ),
  pageViewLog: shape(pageViewRecord, noData),
};
