import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { testServer, type TestServer } from '#server/testing/test-server.ts';
import { searchPairs } from './testing/search-pairs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

const shown = 10;
const pairs = Object.values(searchPairs).flat();

/** The goods that are expected and not among the first results. */
async function missed({ query, goods }: (typeof pairs)[number]): Promise<readonly string[]> {
  const { list } = await server.data(catalogue.goodsList, { keyword: query, pageSize: shown });
  return goods.filter((id) => !list.some(({ goodsId }) => goodsId === id));
}

describe('what subscribers type finds what they expect among the first ten goods', () => {
  it('is known for 200 queries, each once', () => {
    expect(pairs).toHaveLength(200);
    expect(new Set(pairs.map(({ query }) => query)).size).toBe(200);
  });

  it.each(Object.entries(searchPairs))('by %s', async (_kind, rows) => {
    const misses = [];
    for (const row of rows) {
      const ids = await missed(row);
      if (ids.length > 0) misses.push(`${row.query}: ${ids.join(' ')}`);
    }
    expect(misses).toEqual([]);
  });
});
