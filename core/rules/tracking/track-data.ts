import { logTime } from '../format/log-time.ts';
import { maskAll } from '../format/phone.ts';

/** The fields of the tracking data sent with every request (§3). */
export const trackDataFields = [
  'appId',
  'device',
  'logTime',
  'channelId',
  'messageId',
  'contentId',
  'smsId',
  'plId',
  'pageId',
  'pageName',
  'pageUrl',
  'pathId',
  'activityId',
  'vipTypeLevel',
  'shortId',
  'videosId',
  'pChannelId',
  'channelAreaNum',
] as const;
export type TrackDataField = (typeof trackDataFields)[number];
export type TrackData = { readonly [Field in TrackDataField]?: string | number };

type Known = {
  readonly [Field in Exclude<TrackDataField, 'logTime' | 'activityId'>]?: string | number | undefined;
};
/** The values known to the page; the activity has three possible names. */
export interface TrackDataContext extends Known {
  readonly actNum?: string | undefined;
  readonly activityId?: string | undefined;
  readonly actId?: string | undefined;
}

/** The known fields; a mobile number in any of them is masked. */
export function trackData(context: TrackDataContext, now: Date | number): TrackData {
  const values: { readonly [Field in TrackDataField]?: string | number | undefined } = {
    ...context,
    logTime: logTime(now),
    activityId: context.actNum || context.activityId || context.actId,
  };
  const known = trackDataFields.flatMap((field) => {
    const value = values[field];
    return value === undefined || value === ''
      ? []
      : [[field, typeof value === 'string' ? maskAll(value) : value] as const];
  });
  return Object.fromEntries(known);
}

/** The value of the trackData header: JSON, URL-encoded (§7). */
export const trackDataHeader = (data: TrackData): string => encodeURIComponent(JSON.stringify(data));
