import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueProofs } from '../sandbox/hosts/issued-proofs.ts';
import { sandboxSecret } from '../sandbox/upstreams/sandbox-secret.ts';
import { giveBalance } from '../testing/data/give-balance.ts';
import { runBuiltCommand } from '../testing/run-built-command.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import {
  faultsOf,
  playedAt,
  playedMobile,
  playedSupplier,
  playPort,
  portSecret,
  portUrl,
  type Played,
} from '../testing/upstreams/a-played-port.ts';
import { partnersPage } from '../testing/upstreams/partners-page.ts';
import { playOurSide } from '../testing/upstreams/play-our-side.ts';
import { ports, type Port } from '../upstreams/conformance/ports.ts';

const root = join(import.meta.dirname, '../..');
let server: TestServer;
let proof: string;
beforeAll(async () => {
  server = await testServer({ machineMs: () => playedAt });
  await giveBalance(server, playedMobile, 100);
  const { db, clock, config, encryption } = { ...server.deps, config: server.config };
  const issuer = { db, clock, secret: config.secret, encryption };
  [proof = ''] = await issueProofs(issuer, 'one-tap', [{ mobile: playedMobile, subject: null }]);
});
afterAll(() => server.stop());

const runs = new Map<Port, Promise<Played>>();
/** One run of each contract, which the tests look at. */
const played = (port: Port): Promise<Played> => {
  const endpoint = {
    url: portUrl(server, port),
    secret: portSecret(server, port),
    proof: `one-tap:${proof}`,
  };
  const run = runs.get(port) ?? playPort(port, 'example', endpoint);
  runs.set(port, run);
  return run;
};

/** The files of our side of each port. */
const adapters: Readonly<Record<string, readonly string[]>> = {
  supplier: ['suppliers/http.ts', 'suppliers/accounts.ts'],
  sms: ['sms/gateway.ts'],
  identity: ['identity/http.ts'],
  billing: ['billing/http.ts', 'billing/plans-http.ts'],
  invoices: ['invoices/http.ts'],
  'operator-wallet': ['payments/signed-gateway.ts'],
  'bank-card': ['payments/signed-gateway.ts'],
};
/** Every path that our side posts to. */
const pathsOf = (files: readonly string[]): readonly string[] => {
  const source = files.map((file) => readFileSync(join(root, 'server/upstreams', file), 'utf8')).join('\n');
  const posted = [...source.matchAll(/'(\/[a-z/-]+)', \{|'(\/[a-z/-]+)', \w+\)/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  return [...new Set([...posted, ...(source.includes('statementPages(') ? ['/statements'] : [])])].toSorted();
};

describe('the contracts of partners', () => {
  it.each([...ports])('the sandbox of %s behaves as agreed', async (_name, port) => {
    const run = await played(port);
    expect(run.lines.length).toBeGreaterThan(4);
    expect(faultsOf(run)).toEqual([]);
  });

  it.each([...ports])('every call that we make of %s is described and played', async (name, port) => {
    const described = port.calls.map(({ path }) => path).toSorted();
    expect(described).toEqual(pathsOf(adapters[name] ?? []));
    const exchanged = (await played(port)).exchanges.map(({ path }) => path);
    expect([...new Set(exchanged)].toSorted()).toEqual(described);
  });

  it('docs/partners.md shows what the sandbox answers, and what we answer', async () => {
    const text = partnersPage(
      await Promise.all(
        [...ports].map(async ([name, port]) => ({ name, port, exchanges: (await played(port)).exchanges })),
      ),
      await playOurSide(server),
    )
      .replaceAll(server.origin, 'https://partner.example')
      .replaceAll(proof, 'a-genuine-proof');
    await expect(text).toMatchFileSnapshot(join(root, 'docs/partners.md'));
  });
});

describe('the command', () => {
  const command = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    runBuiltCommand(['partner', ...args], env);

  it('prints a line for each point and ends with status 1', async () => {
    const secret = 'a secret shared with the other side, 32+';
    const { status, text } = await command({ PARTNER_SECRET: secret }, 'supplier', 'http://127.0.0.1:9');
    expect(text).toMatch(/^WRONG {2}an order: no connection/m);
    expect(status).toBe(1);
  });

  it('takes address and secret from the settings, and derives that of the supplier', async () => {
    const port = ports.get('supplier');
    if (!port) throw new Error('there is no such port');
    const env = {
      SUPPLIER_URL: portUrl(server, port),
      SUPPLIER_SECRET: sandboxSecret(server.config.secret, port.sandbox),
    };
    const { text } = await command(env, 'supplier', '--name', playedSupplier);
    expect(text).toMatch(/(\d+) of \1 as agreed/);
  });
});
