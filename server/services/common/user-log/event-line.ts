import type { BehaviourRecord, PageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import type { EventKind } from '#core/rules/tracking/event-kind.ts';
import { logAddress } from '#core/rules/tracking/log-address.ts';
import { isLoggable, loggableAddress, loggableText } from './loggable-text.ts';

export interface TrackedEvent {
  /** ISO 8601. */
  readonly at: string;
  readonly kind: EventKind;
  /** Of the access token that came along; whose it was is looked up when the event is written. */
  readonly tokenHash: Buffer | undefined;
  readonly record: BehaviourRecord | PageViewRecord;
}

type Kept = Record<string, string | number>;

const addresses: readonly string[] = ['pageUrl', 'referer'];
/** The session says who it was; what the page says proves nothing. */
const notKept: readonly string[] = ['userId'];
/** Fields a report asks for have a column of their own. */
const ownColumn: readonly string[] = ['pathId', 'pageId', 'actionType'];
const maskedForm = /^1[3-9]\d\*{4}\d{4}$/;

/** An event as one line of JSON: masked once more, without anything that could break a line, a terminal or a table. */
export function eventLine({ at, kind, tokenHash, record }: TrackedEvent): string {
  const token = tokenHash?.toString('hex');
  const asSent = JSON.stringify({ at, kind, token, ...columns(record, plainValue) });
  return isLoggable(asSent) ? asSent : JSON.stringify({ at, kind, token, ...columns(record, cleanedValue) });
}

type Value = string | number | undefined;

function columns(sent: object, valueOf: (field: string, value: unknown) => Value) {
  const [own, record]: [Kept, Kept] = [{}, {}];
  for (const [field, raw] of Object.entries(sent) as [string, unknown][]) {
    const value = field === 'mobile' ? maskedMobile(raw) : notKept.includes(field) ? undefined : valueOf(field, raw);
    if (value !== undefined && value !== '') (ownColumn.includes(field) ? own : record)[field] = value;
  }
  return { path_id: own['pathId'] ?? record['cookieId'], page_id: own['pageId'], action_type: own['actionType'], record };
}

function maskedMobile(value: unknown): Value {
  const text = typeof value === 'string' ? loggableText(value) : '';
  return maskedForm.test(text) ? text : undefined;
}

function plainValue(field: string, value: unknown): Value {
  if (typeof value === 'string') return addresses.includes(field) ? logAddress(value) : value;
  return typeof value === 'number' ? value : undefined;
}

function cleanedValue(field: string, value: unknown): Value {
  if (typeof value === 'string') return addresses.includes(field) ? loggableAddress(value) : loggableText(value);
  return typeof value === 'number' && !isMobile(String(value)) ? value : undefined;
}
