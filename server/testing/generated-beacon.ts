import fc from 'fast-check';
import { beaconLimit } from '#core/contract/common/user-log.shapes.ts';
import { allCalls } from '#core/contract/all-calls.ts';
import type { Fields } from '#core/testing/schema-values.ts';
import { invalidInput, validInput } from './generated-input.ts';

/** A beacon's body. */
export interface SentBeacon {
  readonly type: string;
  readonly body: string;
}

const call = allCalls.find(({ id }) => id === 'common.behaviourLog');
if (!call) throw new Error('the behaviour log is no call any more');
const [right, wrong] = [validInput(call), invalidInput(call)];
const few = { minLength: 1, maxLength: 4 };

/** Valid records; a single one may come without a list. */
export const rightRecords: fc.Arbitrary<Fields | readonly Fields[]> = fc.oneof(right, fc.array(right, few));

/** Records of which at least one is invalid. */
export const wrongRecords: fc.Arbitrary<readonly Fields[]> = fc
  .tuple(fc.array(right, { maxLength: 3 }), wrong, fc.array(right, { maxLength: 3 }))
  .map(([before, bad, after]) => [...before, bad, ...after]);

const type = fc.constantFrom(
  'text/plain;charset=UTF-8',
  'text/plain',
  'application/json',
  'application/json; charset=utf-8',
);
const text = (made: fc.Arbitrary<string>): fc.Arbitrary<SentBeacon> => fc.record({ type, body: made });
const json = fc.array(right, few).map((records) => JSON.stringify(records));

const isJson = (body: string): boolean => {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
};

/** Bodies without records: no JSON, no list of objects, too many, too long, or of another type. */
export const noBeacon: fc.Arbitrary<SentBeacon> = fc.oneof(
  text(
    fc
      .oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }))
      .filter((body) => !isJson(body)),
  ),
  text(
    fc
      .array(right, { minLength: 2, maxLength: 4 })
      .map((records) => records.map((each) => JSON.stringify(each)).join('\n')),
  ),
  text(
    fc
      .tuple(json, fc.double({ min: 0, max: 0.99, noNaN: true }))
      .map(([body, share]) => body.slice(0, Math.floor(body.length * share))),
  ),
  text(
    fc
      .tuple(json, fc.constantFrom('\u0000', '\u0007', '\u001b[31m', '\ud800', '}', ']'))
      .map(([body, sign]) => body + sign),
  ),
  text(
    fc
      .jsonValue({ maxDepth: 2 })
      .filter(
        (value) =>
          typeof value !== 'object' || value === null || (Array.isArray(value) && !value.every(isObject)),
      )
      .map((value) => JSON.stringify(value)),
  ),
  text(fc.constant('[]')),
  text(
    fc
      .integer({ min: beaconLimit + 1, max: 400 })
      .map((count) => JSON.stringify(Array.from({ length: count }, () => ({})))),
  ),
  text(
    fc
      .integer({ min: 65_536, max: 1_048_576 })
      .map((length) => JSON.stringify({ pageName: 'x'.repeat(length) })),
  ),
  text(fc.constantFrom('__proto__', 'constructor').map((name) => `{"${name}":{"prototype":{"a":1}}}`)),
  text(fc.constant('['.repeat(20_000) + ']'.repeat(20_000))),
  fc.record({
    type: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/html',
      'application/x-ndjson',
      'image/png',
    ),
    body: json,
  }),
);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
