import { describe, expect, it } from 'vitest';
import type { Place } from './area.ts';
import { nanjing } from './default-locations.ts';
import { hangzhou } from './whitelist-location.ts';
import { chosenPlace, locationStart, placeValidMs } from './location-cache.ts';

const now = 1_800_000_000_000;
const suzhou: Place = {
  ...nanjing,
  areaNum: '320500',
  cityCode: '320500',
  areaName: '苏州',
  timestamp: now - 1000,
};
const request = { loggedIn: true, whitelisted: false, now };
const aged = (age: number): Place => ({ ...suzhou, timestamp: now - age });

describe('before the position is fetched (§4, Location resolution)', () => {
  it('uses Hangzhou for a whitelisted subscriber in every case', () => {
    expect(locationStart({ ...request, whitelisted: true, stored: suzhou })).toEqual({
      kind: 'use',
      place: hangzhou,
    });
    expect(locationStart({ ...request, whitelisted: true, validTime: 0 })).toEqual({
      kind: 'use',
      place: hangzhou,
    });
  });

  it('ignores the whitelist for a guest', () =>
    expect(locationStart({ ...request, loggedIn: false, whitelisted: true })).toEqual({ kind: 'fetch' }));

  it('always fetches when validTime is 0', () =>
    expect(locationStart({ ...request, validTime: 0, stored: aged(0) })).toEqual({ kind: 'fetch' }));

  it.each([
    ['immediately', 0, 'use'],
    ['after exactly ten minutes', placeValidMs, 'use'],
    ['a millisecond later', placeValidMs + 1, 'fetch'],
    ['when the phone’s clock was set back', -1000, 'fetch'],
  ])('uses the stored place %s: %i ms → %s', (_, age, kind) =>
    expect(locationStart({ ...request, stored: aged(age) }).kind).toBe(kind),
  );

  it('uses the validity passed by the caller', () =>
    expect(locationStart({ ...request, stored: aged(5000), validTime: 4000 })).toEqual({ kind: 'fetch' }));

  it.each([
    ['a place without a time', { ...nanjing }],
    ['a manually chosen city', chosenPlace(suzhou, now)],
  ])('does not use %s from the store', (_, stored) =>
    expect(locationStart({ ...request, stored })).toEqual({ kind: 'fetch' }),
  );

  it('fetches when nothing is stored', () => expect(locationStart(request)).toEqual({ kind: 'fetch' }));

  it('stores a manually chosen city with its time', () =>
    expect(chosenPlace(nanjing, now)).toEqual({ ...nanjing, isUserChoose: 1, timestamp: now }));
});
