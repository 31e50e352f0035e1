import type { z } from 'zod';
import { behaviourRecord } from '#core/contract/common/user-log.shapes.ts';
import { behaviourKind } from '#core/rules/tracking/event-kind.ts';
import { isCleanText } from '../../../http/clean-text.ts';
import { eventLine } from './event-line.ts';
import type { ReceivedBeacon } from './event-log.ts';

/** The lines of a beacon; undefined when a record is invalid. */
export function beaconLines({ text, at, token }: ReceivedBeacon): string[] | undefined {
  const sent = JSON.parse(text) as
    | z.input<typeof behaviourRecord>
    | readonly z.input<typeof behaviourRecord>[];
  // Characters that PostgreSQL cannot store can only come escaped in JSON.
  if (text.includes('\\u') && !isCleanText(sent)) return undefined;
  const lines: string[] = [];
  for (const each of Array.isArray(sent) ? sent : [sent]) {
    const { success, data: record } = behaviourRecord.safeParse(each);
    if (!success) return undefined;
    lines.push(eventLine({ at, token, kind: behaviourKind(record), record }));
  }
  return lines;
}
