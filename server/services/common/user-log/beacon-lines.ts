import type { z } from 'zod';
import { behaviourRecord } from '#core/contract/common/user-log.shapes.ts';
import { behaviourKind } from '#core/rules/tracking/event-kind.ts';
import { isCleanText } from '../../../http/clean-text.ts';
import { eventLine } from './event-line.ts';
import type { ToldBeacon } from './event-log.ts';

/** The lines of a beacon; undefined when a record in it is none. */
export function beaconLines({ text, at, token }: ToldBeacon): string[] | undefined {
  const sent = JSON.parse(text) as
    | z.input<typeof behaviourRecord>
    | readonly z.input<typeof behaviourRecord>[];
  // What no table can hold can only come written out: JSON allows it no other way.
  if (text.includes('\\u') && !isCleanText(sent)) return undefined;
  const lines: string[] = [];
  for (const each of Array.isArray(sent) ? sent : [sent]) {
    const { success, data: record } = behaviourRecord.safeParse(each);
    if (!success) return undefined;
    lines.push(eventLine({ at, token, kind: behaviourKind(record), record }));
  }
  return lines;
}
