import type { BehaviourRecord } from '../../contract/common/user-log.shapes.ts';
import { actions, eventTypes, type EventType } from './event-types.ts';

/** The kinds a report counts: the five event types and page views. */
export const eventKinds = [...eventTypes, 'pageview'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The type of a behaviour record; without `event` it is derived from the action codes (§7). */
export const behaviourKind = ({
  event,
  actionType,
  actionSubType,
}: Pick<BehaviourRecord, 'event' | 'actionType' | 'actionSubType'>): EventType => {
  if (event) return event;
  if (actionType === actions.impression) return 'imp';
  return actionType === actions.dl.actionType && actionSubType === actions.dl.actionSubType ? 'dl' : 'clk';
};
