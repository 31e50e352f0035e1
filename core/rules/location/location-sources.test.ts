import { describe, expect, it } from 'vitest';
import { locationSources } from './location-sources.ts';

describe('the sources of a position (§4 Fresh fetch, §9 Timeouts)', () => {
  it.each([
    ['provincial-app', '9.9.0', [['operator-app-native', 1000, 'GCJ-02']]],
    ['provincial-app', '9.9', [['operator-app-native', 1000, 'GCJ-02']]],
    ['provincial-app', '10.0.1', [['operator-app-native', 1000, 'GCJ-02']]],
    ['provincial-app', '9.8.9', [['operator-app-cached', 1000, 'BD-09']]],
    ['national-app', undefined, [['operator-app-cached', 1000, 'BD-09']]],
    ['chat-app', undefined, [['chat-app', 3000, 'GCJ-02']]],
    ['chat-mini-program', undefined, [['chat-app', 3000, 'GCJ-02']]],
    [
      'others',
      undefined,
      [
        ['maps', 5000, 'GCJ-02'],
        ['geolocation', 3000, 'GCJ-02'],
      ],
    ],
    [
      'vendor-browser',
      undefined,
      [
        ['maps', 5000, 'GCJ-02'],
        ['geolocation', 3000, 'GCJ-02'],
      ],
    ],
    [
      'video-a',
      undefined,
      [
        ['maps', 5000, 'GCJ-02'],
        ['geolocation', 3000, 'GCJ-02'],
      ],
    ],
  ] as const)('%s in version %s uses %j', (host, version, expected) =>
    expect(
      locationSources(host, version).map(({ name, timeoutMs, coordinates }) => [
        name,
        timeoutMs,
        coordinates,
      ]),
    ).toEqual(expected),
  );
});
