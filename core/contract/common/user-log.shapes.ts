import { z } from 'zod';
import { hosts } from '../../config/hosts.ts';
import { shape } from '../endpoint.ts';
import { noData, notInSpec, integer } from '../fields.ts';

/** Text of a log record: an id may be a number, and text that is too long is truncated instead of refused. */
const truncatedText = (max: number) =>
  z.preprocess<unknown, z.ZodString, string | number>(
    (sent) =>
      typeof sent === 'string' ? sent.slice(0, max) : Number.isSafeInteger(sent) ? String(sent) : sent,
    z.string().max(max),
  );

// Absent, null and empty all mean "unknown"; numbers may be sent as text.
const shortText = truncatedText(128).nullish();
const longText = truncatedText(256).nullish();
const urlText = truncatedText(2048).nullish();
const code = integer(0, 9999).nullish();
const millis = integer(0, Number.MAX_SAFE_INTEGER).nullish();

/** YYYYMMDDHHmmss. */
const logTime = z
  .string()
  .regex(/^\d{14}$/)
  .nullish();

const pageFields = {
  appId: shortText,
  channelId: shortText,
  pageId: shortText,
  pageName: longText,
  pageUrl: urlText,
  shortId: shortText,
  messageId: shortText,
  contentId: shortText,
  plId: longText,
  plName: longText,
  /** The app the page runs inside (§1). */
  host: notInSpec(z.literal(hosts.map(({ id }) => id))).nullish(),
};

const goodsFields = {
  goodsId: shortText,
  goodsName: longText,
  skuId: shortText,
  skuName: longText,
  productId: shortText,
  productName: longText,
  rightsId: shortText,
  rightsName: longText,
  videosId: shortText,
  videosName: longText,
  goodsTypeId: shortText,
};

/** §3 Behaviour log record with the goods fields and the tracking data sent with it. */
export const behaviourRecord = z.object({
  ...pageFields,
  ...goodsFields,
  device: longText,
  logTime,
  /** Masked by the page and once more by the server. */
  mobile: truncatedText(32).nullish(),
  userId: shortText,
  vipTypeLevel: code,
  pathId: shortText,
  recommendId: shortText,
  businessName: longText,
  businessNum: shortText,
  actionType: code,
  actionSubType: code,
  contentType: code,
  smsId: shortText,
  activityId: shortText,
  pChannelId: shortText,
  channelAreaNum: shortText,
  /** The kind of event. The record of §3 lacks it, so an order start would look like a tap. */
  event: notInSpec(z.enum(['clk', 'imp', 'ordst', 'dl', 'popview'])).nullish(),
  /** The step of an order (§5). */
  si_x: notInSpec(truncatedText(128)).nullish(),
});
export type BehaviourRecord = z.output<typeof behaviourRecord>;

/** §3 Page-view log record. */
export const pageViewRecord = z.object({
  ...pageFields,
  actionType: integer(0, 9999).default(21),
  referer: urlText,
  activityId: shortText,
  cookieId: shortText,
  startMills: millis,
  endMills: millis,
  timeMills: millis,
  /** The masked number, as in behaviour records: a beacon has no token. */
  mobile: notInSpec(truncatedText(32)).nullish(),
  /** The session id, which joins page views and behaviour records in reports. */
  pathId: notInSpec(truncatedText(128)).nullish(),
});
export type PageViewRecord = z.output<typeof pageViewRecord>;

/** The maximum number of records in one beacon. */
export const beaconLimit = 50;

/** A JavaScript error of a page. The server masks numbers in it before it reaches the log. */
export const pageErrorRecord = z.object({
  /** Caught by an error boundary, uncaught while rendering, a rejected promise, any other script error, or a hydration mismatch. */
  kind: z.enum(['caught', 'uncaught', 'rejection', 'script', 'hydration']),
  message: truncatedText(500),
  stack: truncatedText(4000).nullish(),
  /** React's stack of components, where the error came while rendering. */
  componentStack: truncatedText(4000).nullish(),
  /** The page's path without its query. */
  path: truncatedText(256),
  /** The version of the page's code, which an open page keeps over a release of the server. */
  release: truncatedText(32).nullish(),
  /** The host app, and the family and main version of the browser. */
  host: truncatedText(32).nullish(),
  browser: truncatedText(32).nullish(),
  /** The ids of the document and of the last answers, newest first: those of the access log. */
  requestIds: z.array(truncatedText(64)).max(5).nullish(),
});
export type PageErrorRecord = z.output<typeof pageErrorRecord>;

export const userLogShapes = {
  behaviourLog: shape(behaviourRecord, noData),
  behaviourBeacon: shape(
    z.union([behaviourRecord, notInSpec(z.array(behaviourRecord).min(1).max(beaconLimit))]),
    noData,
  ),
  pageViewLog: shape(pageViewRecord, noData),
  pageErrorLog: shape(pageErrorRecord, noData),
};
