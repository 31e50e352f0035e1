import { expect, it } from 'vitest';
import { nanjing } from '../default-locations.ts';
import { isMeasured } from './is-measured.ts';

it.each([
  ['the phone', { ...nanjing, source: 'geolocation' } as const, true],
  ['a host app', { ...nanjing, source: 'chat-app' } as const, true],
  ['the number', { ...nanjing, source: 'mobile' } as const, false],
  ['a choice', { ...nanjing, source: 'maps', isUserChoose: 1 } as const, false],
  ['nothing', nanjing, false],
])('a place from %s', (_from, place, expected) => expect(isMeasured(place)).toBe(expected));
