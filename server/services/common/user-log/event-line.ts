import type { BehaviourRecord, PageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import type { EventKind } from '#core/rules/tracking/event-kind.ts';
import { logAddress } from '#core/rules/tracking/log-address.ts';
import type { Telling } from './event-log.ts';
import { isLoggable, loggableAddress, loggableText } from './loggable-text.ts';

export interface TrackedEvent extends Telling {
  readonly kind: EventKind;
  readonly record: BehaviourRecord | PageViewRecord;
}

type Kept = Record<string, string | number>;

const addresses: ReadonlySet<string> = new Set(['pageUrl', 'referer']);
/** The session says who it was; what the page says proves nothing. */
const notKept: ReadonlySet<string> = new Set(['userId']);
/** Fields a report asks for have a column of their own. */
const ownColumn: ReadonlySet<string> = new Set(['pathId', 'pageId', 'actionType']);
const maskedForm = /^1[3-9]\d\*{4}\d{4}$/;

/** An event as one line of JSON: masked once more, without anything that could break a line, a terminal or a table. */
export function eventLine({ at, kind, token, record }: TrackedEvent): string {
  const asSent = JSON.stringify({ at, kind, token, ...columns(record, plainValue) });
  return isLoggable(asSent) ? asSent : JSON.stringify({ at, kind, token, ...columns(record, cleanedValue) });
}

type Value = string | number | undefined;

function columns(sent: object, valueOf: (field: string, value: unknown) => Value) {
  const [own, record]: [Kept, Kept] = [{}, {}];
  for (const [field, raw] of Object.entries(sent) as [string, unknown][]) {
    const value =
      field === 'mobile' ? maskedMobile(raw) : notKept.has(field) ? undefined : valueOf(field, raw);
    if (value !== undefined && value !== '') (ownColumn.has(field) ? own : record)[field] = value;
  }
  return {
    path_id: own['pathId'] ?? record['cookieId'],
    page_id: own['pageId'],
    action_type: own['actionType'],
    record,
  };
}

function maskedMobile(value: unknown): Value {
  if (typeof value !== 'string') return undefined;
  const text = maskedForm.test(value) ? value : loggableText(value);
  return maskedForm.test(text) ? text : undefined;
}

function plainValue(field: string, value: unknown): Value {
  if (typeof value === 'string') return addresses.has(field) ? logAddress(value) : value;
  return typeof value === 'number' ? value : undefined;
}

function cleanedValue(field: string, value: unknown): Value {
  if (typeof value === 'string') return addresses.has(field) ? loggableAddress(value) : loggableText(value);
  return typeof value === 'number' && !isMobile(String(value)) ? value : undefined;
}
