import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { aHolder } from '../../testing/data/a-holder.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { aRight } from '../../testing/data/a-right.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { anOrderPaidAtCashier } from '../../testing/data/orders/an-order-paid-at-cashier.ts';
import {
  noPostgres,
  postgresPrograms,
  startInstalledPostgres,
  type InstalledPostgres,
} from '../../testing/databases/installed-postgres.ts';
import { onServer } from '../../testing/databases/test-cluster.ts';
import { runBuiltCommand } from '../../testing/run-built-command.ts';
import { testServer } from '../../testing/test-server.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';

let folder: string;
const { PATH: path } = process.env;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-drill-'));
  process.env['PATH'] = [...(postgresPrograms ? [postgresPrograms] : []), path].join(delimiter);
});
afterAll(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true, force: true });
});

/** Subscribers claim, order and pay in a mall on this database. */
async function trade(url: string): Promise<void> {
  const server = await testServer({ database: { url } });
  try {
    const right = await aRight(server, { stock: 20 });
    for (let at = 0; at < 3; at += 1) {
      const { member, claim } = await aHolder(server, right);
      await server.data(cardProduct.receiveRights, claim, { as: member });
      const skuId = `${await aGoods(server, { price_fen: 1_000 })}.1`;
      await anOrderPaidAtCashier(server, await aMember(server), { lines: [{ skuId, quantity: 1 }] });
    }
  } finally {
    await server.stop();
  }
}

const compared = ['orders', 'order_lines', 'claims', 'payments', 'ledger_entries'] as const;
/** Number and fingerprint of all rows of each table, and the sums of the ledger. */
const stateOf = (url: string) =>
  onServer(url, async (client) => {
    const ask = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows[0];
    return {
      tables: await Promise.all(
        compared.map((table) =>
          ask(
            `select '${table}' as name, count(*)::int as rows, md5(string_agg(t::text, ';' order by t::text)) as fingerprint from ${table} t`,
          ),
        ),
      ),
      ledger: await ask(
        "select sum(amount_fen) filter (where side = 'debit')::int as debit, sum(amount_fen) filter (where side = 'credit')::int as credit from ledger_entries",
      ),
    };
  });
type State = Awaited<ReturnType<typeof stateOf>>;

const backUp = async (settings: Record<string, string>): Promise<string> => {
  const { status, text } = await runBuiltCommand(['backup', '--to', join(folder, 'backups')], settings);
  expect([status, text]).toEqual([
    0,
    expect.stringMatching(/\d+ orders \(¥.*\d+ claims, \d+ ledger entries/),
  ]);
  return /^(\S+): complete after/m.exec(text)?.[1] ?? '';
};
const restore = (backup: string, settings: Record<string, string>, ...more: readonly string[]) =>
  runBuiltCommand(['restore', backup, ...more], settings);

function expectTraded({ tables, ledger }: State): void {
  for (const table of tables) expect([table?.['name'], table?.['rows']]).not.toEqual([table?.['name'], 0]);
  expect(Number(ledger?.['debit'])).toBeGreaterThan(0);
  expect(Number(ledger?.['credit'])).toBe(-Number(ledger?.['debit']));
}
const timeIn = (text: string): string => /restored after (\S+) s/.exec(text)?.[1] ?? '?';

describe('orders, claims and ledger after a restore by the commands', { timeout: 300_000 }, () => {
  it('are those of the embedded database that was backed up while it ran', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const running = await startEmbedded({ dataDir: join(from, 'postgres'), durable: false });
    await trade(running.url);
    const before = await stateOf(running.url);
    expectTraded(before);
    const backup = await backUp({ DATA_DIR: from });
    await running.stop();

    const { status, text } = await restore(backup, { DATA_DIR: to });
    expect([status, text]).toEqual([0, expect.stringContaining('Lost of the backup: 0.')]);
    const restored = await startEmbedded({ dataDir: join(to, 'postgres'), durable: false });
    const after = await stateOf(restored.url);
    await restored.stop();
    expect(after).toEqual(before);
    console.log(`embedded: restored in ${timeIn(text)} s`);
  });

  it.skipIf(!postgresPrograms)('are those of the external database', async () => {
    const servers: InstalledPostgres[] = [];
    const another = async (): Promise<InstalledPostgres> => {
      const server = await startInstalledPostgres(postgresPrograms ?? '');
      servers.push(server);
      return server;
    };
    try {
      const [from, to] = [await another(), await another()];
      await trade(from.url);
      const before = await stateOf(from.url);
      expectTraded(before);
      const backup = await backUp({ DATA_DIR: join(folder, 'external'), DATABASE_URL: from.url });

      const settings = { DATA_DIR: join(folder, 'external'), DATABASE_URL: to.url };
      const { status, text } = await restore(backup, settings);
      expect([status, text]).toEqual([0, expect.stringContaining('Lost of the backup: 0.')]);
      expect(await stateOf(to.url)).toEqual(before);
      console.log(`external: restored in ${timeIn(text)} s`);

      // A backup that has less than was counted for it.
      const file = join(backup, 'backup.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"claims":\{"rows":3/, '"claims":{"rows":4'));
      const lost = await restore(backup, settings, '--overwrite');
      expect([lost.status, lost.text]).toEqual([1, expect.stringContaining('but not all of it')]);
      expect(lost.text).toMatch(/4 claims[\s\S]*3 claims/);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
});

if (!postgresPrograms) console.warn(`Skipped: the drill of an external database, because ${noPostgres}.`);
