import { describe, expect, it } from 'vitest';
import type { Place } from './area.ts';
import { nanjing } from './default-locations.ts';
import { hangzhou } from './whitelist-location.ts';
import { chosenPlace, placeValidMs } from './location-cache.ts';
import { locationChoice, locationChoices, type LocationFindings } from './location-choice.ts';

const now = 1_800_000_000_000;
const place = (areaNum: string, rest: Partial<Place> = {}): Place => ({
  ...nanjing,
  areaNum,
  cityCode: areaNum,
  source: 'maps',
  ...rest,
});
const suzhou = place('320500', { timestamp: now - 1000 });
const wuxi = place('320200');
const chosen = chosenPlace(suzhou, now - 1000);
const findings = (rest: Partial<LocationFindings> = {}): LocationFindings => ({
  loggedIn: true,
  ispFlag: 1,
  mobileArea: 'unknown',
  now,
  ...rest,
});
const used = (rest: Partial<LocationFindings>) => {
  const choice = locationChoice(findings(rest));
  return choice.kind === 'use' ? choice.place : choice.kind;
};

describe('after the fetch, in order (§4)', () => {
  it('checks the sources in the order of the specification', () =>
    expect(locationChoices.map(({ name }) => name)).toEqual([
      'stored',
      'chosen',
      'fetched',
      'mobile-area',
      'default',
    ]));

  it('1: a failed fetch falls back to a place that is still fresh', () => {
    expect(used({ stored: suzhou })).toBe(suzhou);
    expect(used({ stored: { ...suzhou, timestamp: now - placeValidMs - 1 } })).toEqual(nanjing);
  });

  it('2: a manually chosen city takes precedence over a different detected one while it is fresh', () => {
    expect(used({ fetched: wuxi, stored: chosen })).toBe(chosen);
    expect(used({ fetched: wuxi, stored: { ...chosen, timestamp: now - placeValidMs - 1 } })).toBe(wuxi);
    expect(used({ fetched: wuxi, stored: suzhou })).toBe(wuxi);
  });

  it('2: when the same city is detected, its new coordinates are used', () => {
    const again = place('320500', { latitude: 31.31 });
    expect(used({ fetched: again, stored: chosen })).toBe(again);
  });

  it('3: then the area of the number, for signed-in subscribers of the province', () => {
    expect(used({ mobileArea: 'not-loaded' })).toBe('load-mobile-area');
    expect(used({ mobileArea: wuxi })).toEqual({ ...wuxi, source: 'mobile' });
    expect(used({ mobileArea: wuxi, ispFlag: '1' })).toEqual({ ...wuxi, source: 'mobile' });
  });

  it.each([
    ['a guest', { loggedIn: false, mobileArea: 'not-loaded' }],
    ['a subscriber of another province', { ispFlag: 0, mobileArea: 'not-loaded' }],
    ['a number whose area is unknown', { mobileArea: 'unknown' }],
  ] as const)('4: Nanjing for %s', (_, rest) => expect(used(rest)).toEqual(nanjing));

  it('uses the province where the detected area is named []', () =>
    expect(used({ fetched: { ...hangzhou, areaName: '[]' } })).toMatchObject({ areaName: '浙江省' }));
});
