import pg from 'pg';
import { durableDatabase } from '#server/testing/durable-database.ts';
import { addHolders } from '#server/testing/add-holders.ts';
import { openDatabase } from '../server/db/database.ts';
import { productRights } from '../server/services/content/rights/tables.ts';
const { url, stop } = await durableDatabase();
try {
  const h = await addHolders(url, { groups: 4, rightsPerGroup: 5, holders: 2000 });
  const { db, pool, close } = openDatabase({ url, pool: 1 });
  let text = ''; const orig = pg.Client.prototype.query; (pg.Client.prototype as any).query = function (q: any, ...r: any[]) { if (q?.text?.includes?.('stock_left')) text = q.text; return (orig as any).call(this, q, ...r); };
  const v = { userId: h.holders[5]!.userId, cycle: '2026-11', now: new Date(), productId: h.productId };
  await productRights(db, v);
  const one = async () => { const t = performance.now(); for (let i = 0; i < 400; i++) await productRights(db, v); return ((performance.now() - t) / 400 * 1000).toFixed(0); };
  console.log('us per query (incl. node)', await one(), await one());
  const c = new pg.Client(url); await c.connect();
  const types: string[] = [];
  console.log(text);
  await c.query('set plan_cache_mode = force_generic_plan');
  await c.query(`prepare q as ${text}`);
  const params = [...text.matchAll(/\$(\d+)/g)].map(m => Number(m[1])); const n = Math.max(...params);
  console.log((await c.query(`select parameter_types::text from pg_prepared_statements`)).rows);
  const lit = (x: unknown) => x === undefined ? 'null' : `'${x instanceof Date ? x.toISOString() : x}'`;
  // slots order: discovered by trial from first use
  const order = process.env.ORDER?.split(',') ?? [];
  if (order.length) { const e = await c.query(`explain (analyze, buffers) execute q(${order.map(o => lit((v as any)[o])).join(',')})`); console.log(e.rows.map(r => r['QUERY PLAN']).join('\n')); }
  await c.end(); await close();
} finally { await stop(); }
