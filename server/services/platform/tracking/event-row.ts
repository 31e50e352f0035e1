import type { BehaviourRecord, PageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import type { EventKind } from '#core/rules/tracking/event-kind.ts';
import { loggableUrl } from '#core/rules/tracking/loggable-url.ts';
import type { EventContext } from './event-log.ts';
import { isLoggable, loggableAddress, loggableText } from './loggable-text.ts';

export interface TrackedEvent extends EventContext {
  readonly kind: EventKind;
  readonly record: BehaviourRecord | PageViewRecord;
}

type Fields = Record<string, string | number>;

const addresses: ReadonlySet<string> = new Set(['pageUrl', 'referer']);
/** The user comes from the session; fields sent by the page are not trusted. */
const notStored: ReadonlySet<string> = new Set(['userId']);
/** Fields used by reports have their own columns. */
const ownColumn: ReadonlySet<string> = new Set(['pathId', 'pageId', 'actionType']);
const maskedForm = /^1[3-9]\d\*{4}\d{4}$/;

/** An event as one row of JSON: masked again, without characters that break a line, a terminal or a table. */
export function eventRow({ at, kind, token, record }: TrackedEvent): string {
  const asSent = JSON.stringify({ at, kind, token, ...columns(record, plainValue) });
  return isLoggable(asSent) ? asSent : JSON.stringify({ at, kind, token, ...columns(record, cleanedValue) });
}

type Value = string | number | undefined;

function columns(sent: object, valueOf: (field: string, value: unknown) => Value) {
  const [own, record]: [Fields, Fields] = [{}, {}];
  for (const [field, raw] of Object.entries(sent) as [string, unknown][]) {
    const value =
      field === 'mobile' ? maskedMobile(raw) : notStored.has(field) ? undefined : valueOf(field, raw);
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
  if (typeof value === 'string') return addresses.has(field) ? loggableUrl(value) : value;
  return typeof value === 'number' ? value : undefined;
}

function cleanedValue(field: string, value: unknown): Value {
  if (typeof value === 'string') return addresses.has(field) ? loggableAddress(value) : loggableText(value);
  return typeof value === 'number' && !isMobile(String(value)) ? value : undefined;
}
