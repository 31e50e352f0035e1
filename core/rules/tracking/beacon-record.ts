import type { BehaviourRecord } from '../../contract/common/user-log.shapes.ts';
import { maskMobile } from '../format/phone.ts';
import { actions, type EventType } from './event-types.ts';

/** The record sent by beacon to /userLog/behavior1; undefined for a popup view, which is not sent (§7). */
export const beaconRecord = (
  type: EventType,
  record: BehaviourRecord & { readonly componentsName?: unknown },
): BehaviourRecord | undefined => {
  if (type === 'popview') return undefined;
  const { componentsName: _, ...rest } = record;
  const actionType = type === 'imp' ? actions.impression : (rest.actionType ?? actions.other);
  return { ...rest, actionType, ...(rest.mobile && { mobile: maskMobile(rest.mobile) }) };
};
