import { afterAll, beforeAll, expect, it } from 'vitest';
import { flashSale as flashSaleShape } from '#core/contract/goods/home.shapes.ts';
import { flashSale } from '#server/services/activities/flash-sales/flash-sale.ts';
import { loadDemo } from './load-demo.ts';
import { aDemo, china, type Demo } from './testing/a-demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await aDemo(china('2026-08-14T23:00:00'));
});
afterAll(() => demo.drop());

const startAt = async (time: string) => {
  demo.now = china(time);
  await loadDemo(demo.deps, demo.now);
  return flashSaleShape.parse(await flashSale(demo.deps));
};

it.each([
  ['2026-08-15T00:00:00', '10点场', 'coming', [0, 0, 0, 0]],
  ['2026-08-15T10:00:00', '10点场', 'running', [72, 58, 91, 36]],
  ['2026-08-15T14:30:00', '14点场', 'running', [64, 83, 27, 45]],
  ['2026-08-15T23:59:59', '20点场', 'running', [66, 75, 40, 52]],
])('a start at %s shows the %s, %s', async (time, name, state, sold) => {
  const shown = await startAt(time);
  const own = shown.sessions.find(({ sessionId }) => sessionId === shown.sessionId);
  expect([shown.sessionName, own?.state]).toEqual([name, state]);
  expect(shown.goods.map(({ soldPercent }) => soldPercent)).toEqual(sold);
  expect(
    shown.goods.every(
      ({ priceFen, originalPriceFen }) => originalPriceFen !== null && priceFen < originalPriceFen,
    ),
  ).toBe(true);
});

it('today and tomorrow have their sessions after any pause, across months and years', async () => {
  expect((await startAt('2026-12-31T09:00:00')).sessions.map(({ sessionId }) => sessionId)).toEqual([
    'seckill-2026-12-31-10',
    'seckill-2026-12-31-14',
    'seckill-2026-12-31-16',
    'seckill-2026-12-31-20',
    'seckill-2027-01-01-10',
    'seckill-2027-01-01-14',
    'seckill-2027-01-01-16',
    'seckill-2027-01-01-20',
  ]);
});
