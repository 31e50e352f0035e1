import type { BehaviourRecord } from '../../contract/common/user-log.shapes.ts';
import { logTime } from '../format/log-time.ts';
import { maskAll, maskMobile } from '../format/phone.ts';
import { actions, type EventType } from './event-types.ts';

type Provided<Key extends keyof BehaviourRecord> = { readonly [K in Key]?: BehaviourRecord[K] | undefined };

/** The page and the user; the same for every event of a page. */
export interface BehaviourContext extends Provided<
  | 'channelId'
  | 'device'
  | 'mobile'
  | 'userId'
  | 'vipTypeLevel'
  | 'appId'
  | 'pathId'
  | 'pageId'
  | 'pageName'
  | 'pageUrl'
  | 'shortId'
  | 'recommendId'
  | 'messageId'
  | 'contentId'
  | 'smsId'
  | 'pChannelId'
  | 'channelAreaNum'
  | 'activityId'
  | 'host'
> {
  readonly loggedIn: boolean;
}

/** The event and its goods. */
export interface BehaviourEvent extends Provided<
  | 'plId'
  | 'plName'
  | 'businessName'
  | 'businessNum'
  | 'messageId'
  | 'contentId'
  | 'recommendId'
  | 'actionType'
  | 'actionSubType'
  | 'contentType'
  | 'goodsId'
  | 'goodsName'
  | 'skuId'
  | 'skuName'
  | 'productId'
  | 'productName'
  | 'rightsId'
  | 'rightsName'
  | 'videosId'
  | 'videosName'
  | 'goodsTypeId'
> {
  readonly type: EventType;
  readonly si_x?: string | undefined;
  readonly componentsName?: string | undefined;
}

export interface Behaviour {
  readonly record: BehaviourRecord;
  readonly warnings: readonly string[];
}

const missing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The §3 record of one event with the number masked, and warnings about missing fields. */
export function behaviourRecord(
  { loggedIn, ...context }: BehaviourContext,
  event: BehaviourEvent,
  now: Date | number,
): Behaviour {
  const { type, si_x, componentsName: _, ...eventFields } = event;
  const { mobile, pageUrl } = context;
  const warnings = [
    ...(loggedIn && (missing(mobile) || missing(context.userId)) ? ['fatal, tracking data incomplete'] : []),
    ...(type === 'ordst' && missing(si_x) ? ['an ordst event needs si_x'] : []),
  ];
  const known = Object.fromEntries(Object.entries(eventFields).filter(([, value]) => value !== undefined));
  const record: BehaviourRecord = {
    ...context,
    ...known,
    event: type,
    ...(si_x && { si_x }),
    ...(type === 'dl' && actions.dl),
    ...(mobile && { mobile: maskMobile(mobile) }),
    ...(pageUrl && { pageUrl: maskAll(pageUrl) }),
    vipTypeLevel: context.vipTypeLevel ?? 0,
    logTime: logTime(now),
  };
  return { record, warnings };
}
