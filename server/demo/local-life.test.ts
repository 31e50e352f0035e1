import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { localLife } from '#core/contract/goods/local-life.ts';
import { groups as actGroups } from '#core/contract/act/groups.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

const cityCodes = Array.from({ length: 13 }, (_, at) => `32${String(at + 1).padStart(2, '0')}00`);

it('every city has specialties of its own on the first floor, several of them', async () => {
  for (const cityCode of cityCodes) {
    const { floors } = await server.data(catalogue.localSpecials, { cityCode });
    expect(floors).toHaveLength(13);
    expect(floors[0]?.floorId).toBe(`local-${cityCode}`);
    expect(floors[0]?.goods.length, cityCode).toBeGreaterThan(1);
  }
});

it.each(['food', 'drinks', 'car', 'education', 'movie'] as const)(
  'every city has shops of the channel %s with a deal',
  async (channel) => {
    for (const cityCode of cityCodes) {
      const { list } = await server.data(localLife.localShops, { cityCode, channel });
      expect(list.length, cityCode).toBeGreaterThan(0);
      for (const { deals, shopName } of list) expect(deals.length, shopName).toBeGreaterThan(0);
    }
  },
);

it('every city has at least 25 shops, each at a place of its own', async () => {
  for (const cityCode of cityCodes) {
    const { list, total } = await server.data(localLife.localShops, { cityCode, pageSize: 50 });
    expect(total, cityCode).toBeGreaterThanOrEqual(25);
    expect(new Set(list.map(({ address }) => address)).size).toBe(total);
    expect(new Set(list.map(({ shopName }) => shopName)).size).toBe(total);
    for (const { picUrl, shopName } of list)
      expect(existsSync(`web/public/art/${picUrl}.svg`), shopName).toBe(true);
  }
});

it('the activity zone has its cards, each with a picture that is drawn', async () => {
  const { groups } = await server.data(actGroups.activityGroups, { actName: 'activityZone' });
  const list = groups.flatMap(({ acts }) => acts);
  expect(list.length).toBeGreaterThan(9);
  for (const { pics, title } of list)
    for (const pic of pics) expect(existsSync(`web/public/art/${pic}.svg`), title).toBe(true);
});
