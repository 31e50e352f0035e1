import { describe, expect, it } from 'vitest';
import { unmasked } from './unmasked.ts';

const greeting =
  '\nReady at http://127.0.0.1:8000\n\n  Demo subscribers (the code arrives in the workbench):\n  13800000001  黄金会员\n  13900000007  外省用户\n\n';

describe('the search for unmasked data', () => {
  it.each([
    ['a phone number', '{"mobile":"13800000001"}', ['13800000001']],
    ['a phone number beside the greeting', `${greeting}13800000001 signed in\n`, ['13800000001']],
    ['a place', '{"location":"118.7674,32.0415"}', ['118.7674', '32.0415']],
    ['a token', '{"url":"/?cmToken=abcdefgh"}', ['abcdefgh']],
  ])('finds %s', (_what, text, found) => expect(unmasked(text, ['abcdefgh'])).toEqual(found));

  it.each([
    ['a masked number', '138****0001'],
    ['the greeting itself', greeting],
    ['a rounded place', '118.767,32.042'],
    ['a time of day with microseconds', '2026-11-17 07:16:48.515105+00'],
    [
      'a time, an address, a long id',
      '{"responseTime":32.041544,"host":"127.0.0.1:41380","time":1794729451966,"id":"a13800000001b"}',
    ],
  ])('passes over %s', (_what, text) => expect(unmasked(text, ['abcdefgh'])).toEqual([]));
});
