import type { PageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import { knownSession } from '../session/known-session.ts';
import type { LogQueue } from './log-queue.ts';
import { subscriberNumber } from './values/subscriber-number.ts';

export interface PageViewOutbox {
  add(record: PageViewRecord): void;
  /** Sends the waiting views by beacon: the page is being left. */
  flush(): void;
}

/** Holds page views until the session is known, so that the first view of a visit carries the subscriber as well. */
export function pageViewOutbox(queue: LogQueue): PageViewOutbox {
  const waiting: PageViewRecord[] = [];
  const sendBy = (send: LogQueue['add']): void => {
    for (const record of waiting.splice(0)) send(userLog.pageViewLog, { ...record, ...subscriberNumber() });
  };
  return {
    add(record) {
      if (waiting.push(record) === 1) void knownSession().then(() => sendBy(queue.add));
    },
    flush: () => sendBy(queue.leaveWith),
  };
}
