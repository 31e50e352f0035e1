import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../http/metrics.ts';
import {
  fakeHttpServer,
  says,
  badAnswers,
  type Behaviour,
  type FakeHttpServer,
} from '../../testing/upstreams/fake-http-server.ts';
import { repeated, scattered } from '../../testing/repeated.ts';
import { askHttp } from '../ask-http.ts';
import { breaker } from '../breaker.ts';
import { httpMaps } from './http.ts';

let upstream: FakeHttpServer;
beforeAll(async () => {
  upstream = await fakeHttpServer();
});
afterAll(() => upstream.stop());

const patient = { failures: 1_000, openMs: 1 };
const aMapsService = () =>
  httpMaps({
    ask: askHttp({ name: 'maps', timeoutMs: 400, metrics: createMetrics(), breaker: breaker(patient) }),
    url: () => `${upstream.origin}/v3/geocode/regeo`,
    key: 'K-1',
  });
const nanjing = { adcode: '320102', city: '南京市', province: '江苏省', district: '玄武区' };
const answering = (body: object) => says(200, JSON.stringify(body));
const place = (addressComponent: object) => ({
  status: '1',
  info: 'OK',
  regeocode: { formatted_address: '江苏省南京市玄武区北京东路41号', addressComponent },
});
const found = (addressComponent: object) => answering(place(addressComponent));
const at = { longitude: 118.7674136, latitude: 32.0415449 };

describe('calling the maps service (§5, §7 regeo)', () => {
  it('sends the key and the coordinates, rounded to a hundred metres, and reads the city', async () => {
    upstream.behave(found(nanjing));
    expect(await aMapsService().reverseGeocode(at)).toEqual({
      info: 'OK',
      regeocode: { formattedAddress: '江苏省南京市玄武区北京东路41号', addressComponent: nanjing },
    });
    expect(upstream.requests.at(-1)).toBe('GET /v3/geocode/regeo?key=K-1&location=118.767%2C32.042');
  });

  it('reads a municipality, whose city is an empty list', async () => {
    upstream.behave(found({ ...nanjing, adcode: '310101', city: [], province: '上海市' }));
    expect(await aMapsService().reverseGeocode(at)).toMatchObject({
      info: 'OK',
      regeocode: { addressComponent: { adcode: '310101', city: '', province: '上海市' } },
    });
  });

  it('asks once a day for a place, not at all for its neighbour, and again after a failure', async () => {
    const maps = aMapsService();
    upstream.behave(says(503, '"busy"'));
    expect(await maps.reverseGeocode(at)).toMatchObject({ regeocode: null });
    const before = upstream.requests.length;
    upstream.behave(found(nanjing));
    await maps.reverseGeocode(at);
    await maps.reverseGeocode({ longitude: 118.76741, latitude: 32.0418 });
    expect(upstream.requests.length - before).toBe(1);
  });

  it.each<readonly [string, Behaviour]>([
    ['a refused key', answering({ status: '0', info: 'INVALID_USER_KEY' })],
    ['an OK without a place', answering({ status: '1', info: 'OK' })],
    ['a place abroad', found({ adcode: [], city: [], province: [], district: [] })],
    ['a broken code', found({ ...nanjing, adcode: '32' })],
    ...badAnswers(JSON.stringify(place(nanjing))).map(
      ([title, how]) => [`a service that ${title}`, how] as const,
    ),
  ])('%s is no place, and no error (F12)', (_title, how) =>
    repeated(async (below) => {
      upstream.behave(how);
      const maps = aMapsService();
      for (const { regeocode, info } of await scattered(below, 1 + below(3), () => maps.reverseGeocode(at)))
        expect([regeocode, info === 'OK']).toEqual([null, false]);
    }),
  );

  it('stops calling a service that keeps failing, so that no request waits for it', async () => {
    const maps = httpMaps({
      ask: askHttp({ name: 'maps', timeoutMs: 400, metrics: createMetrics() }),
      url: () => upstream.origin,
      key: 'K-1',
    });
    upstream.behave(says(503, '"busy"'));
    const before = upstream.requests.length;
    for (let n = 0; n < 20; n++) await maps.reverseGeocode(at);
    expect(upstream.requests.length - before).toBe(5);
  });
});
