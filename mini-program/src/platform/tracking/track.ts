import { userLog } from '#core/contract/common/user-log.ts';
import { pinyinInitials } from '#core/rules/format/pinyin-initials.ts';
import { beaconRecord } from '#core/rules/tracking/beacon-record.ts';
import { behaviourRecord, type BehaviourEvent } from '#core/rules/tracking/behaviour-record.ts';
import { placeId, type PlaceNames } from '#core/rules/tracking/place-id.ts';
import { session } from '../session/session-store.ts';
import { host } from '../settings.ts';
import { knownValues } from './known-values.ts';
import { sendLog } from './log-queue.ts';

/** An event of the behaviour log; floor and point name its place on the page (§3). */
export type TrackEvent = Omit<BehaviourEvent, 'plId' | 'plName'> & PlaceNames;

export function track({ floorName, pointName, ...event }: TrackEvent): void {
  const now = session.get();
  const { record, warnings } = behaviourRecord(
    {
      ...knownValues(),
      host,
      loggedIn: now.kind === 'member',
      ...(now.kind === 'member' && { mobile: now.user.mobile, userId: now.user.userId }),
    },
    { ...event, ...placeId({ floorName, pointName }, pinyinInitials) },
    Date.now(),
  );
  for (const warning of warnings) console.warn(warning);
  if (event.type === 'dl') return sendLog(userLog.behaviourLog, record);
  const beacon = beaconRecord(event.type, record);
  if (beacon) sendLog(userLog.behaviourBeacon, beacon);
}
