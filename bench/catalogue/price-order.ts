import type pg from 'pg';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { cpuOf, cpuOfProcessTree } from '../harness/cpu-of.ts';
import { load } from '../harness/load.ts';
import type { LoadPlan } from '../harness/load-plan.ts';
import type { Finding } from '../harness/report.ts';
import type { Product } from '../harness/start-product.ts';

const promotions = 20;
const goodsEach = 100;
const rounds = 5;
const seconds = 2;

/** Promotions of prices, each for goods of all prices. */
const addPromotions = `
  insert into promotions (promotion_id, title, kind, terms, goods_ids)
  select 'bench-' || p, '福利价', 'price', jsonb_build_object('priceFen', 300 + p * 200),
    array(select 'bench-' || 1 + (p * $2::integer + g) * 37 from generate_series(1, $2::integer) g)
  from generate_series(1, $1::integer) p`;

/** The list by the shown price against the same list without a promotion, which is the order of an index: CPU of a request, alternately. */
export async function priceOrderFindings(product: Product, client: pg.Client): Promise<readonly Finding[]> {
  await client.query(addPromotions, [promotions, goodsEach]);
  const orders = ['priceUp', 'priceDown'] as const;
  const usedMs = new Map<string, { ms: number; answers: number }>();
  for (let round = 0; round < rounds; round += 1)
    for (const isOn of [true, false]) {
      await client.query(`update promotions set is_on = $1 where promotion_id like 'bench-%'`, [isOn]);
      await client.query('vacuum analyze goods');
      for (const order of orders) {
        const before = usedBy(product);
        const { good: answers } = await load(byPrice(product, order));
        const used = usedMs.get(`${order} ${isOn}`) ?? { ms: 0, answers: 0 };
        usedMs.set(`${order} ${isOn}`, {
          ms: used.ms + usedBy(product) - before,
          answers: used.answers + answers,
        });
      }
    }
  const usOf = (key: string) => {
    const { ms, answers } = usedMs.get(key) ?? { ms: 0, answers: 0 };
    return (ms * 1_000) / answers;
  };
  return orders.map((order) => ({
    what: `list by ${order}, ${promotions * goodsEach} goods promoted, CPU`,
    value: usOf(`${order} true`),
    unit: 'µs' as const,
    against: { what: 'none promoted', value: usOf(`${order} false`) },
    goal: { atMost: 1.5 },
  }));
}

const usedBy = ({ pid, databasePid }: Product): number => cpuOf(pid) + cpuOfProcessTree(databasePid);

const byPrice = ({ origin, base }: Product, sort: string): LoadPlan => ({
  origin,
  requests: [
    {
      method: 'POST',
      path: base + catalogue.goodsList.prefix + catalogue.goodsList.path,
      body: JSON.stringify({ pageSize: 20, sort, buyer: { level: 1, cityCode: '320100', usedUp: [] } }),
    },
  ],
  connections: 8,
  maxSeconds: seconds,
  good: '"success":true',
});
