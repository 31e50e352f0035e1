import type { z } from 'zod';
import { behaviourRecord } from '#core/contract/common/user-log.shapes.ts';
import { behaviourKind } from '#core/rules/tracking/event-kind.ts';
import { isCleanText } from '../../../http/clean-text.ts';
import { eventRow } from './event-row.ts';
import type { ReceivedBeacon } from './event-log.ts';

/** The rows of a beacon; undefined when a record is invalid. */
export function beaconRows({ text, at, token }: ReceivedBeacon): string[] | undefined {
  const sent = JSON.parse(text) as
    | z.input<typeof behaviourRecord>
    | readonly z.input<typeof behaviourRecord>[];
  // Characters that PostgreSQL cannot store can only come escaped in JSON.
  if (text.includes('\\u') && !isCleanText(sent)) return undefined;
  const rows: string[] = [];
  for (const each of Array.isArray(sent) ? sent : [sent]) {
    const { success, data: record } = behaviourRecord.safeParse(each);
    if (!success) return undefined;
    rows.push(eventRow({ at, token, kind: behaviourKind(record), record }));
  }
  return rows;
}
