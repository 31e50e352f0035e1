import { expect, it } from 'vitest';
import { beaconRecord } from './beacon-record.ts';
import { behaviourRecord } from './behaviour-record.ts';
import { behaviourKind, eventKinds } from './event-kind.ts';
import { eventTypes } from './event-types.ts';

it('counts the five event types and page views (§9)', () =>
  expect(eventKinds).toEqual(['clk', 'imp', 'ordst', 'dl', 'popview', 'pageview']));

it.each([
  [{ event: 'ordst', actionType: 3 }, 'ordst'],
  [{ event: 'popview' }, 'popview'],
  [{ actionType: 12 }, 'imp'],
  [{ actionType: 1, actionSubType: 16 }, 'dl'],
  [{ actionType: 1, actionSubType: 2 }, 'clk'],
  [{ actionType: 3 }, 'clk'],
  [{ event: null, actionType: null }, 'clk'],
  [{}, 'clk'],
] as const)('%j is %s', (record, kind) => expect(behaviourKind(record)).toBe(kind));

it.each(eventTypes)('%s is recognised from the record of the page', (type) => {
  const { record } = behaviourRecord({ loggedIn: false }, { type, si_x: '20' }, 0);
  expect(behaviourKind(record)).toBe(type);
  expect(behaviourKind(beaconRecord(type, record) ?? record)).toBe(type);
});
