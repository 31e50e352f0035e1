import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import type { RequestOf, SandboxEndpoint } from '#core/contract/endpoint.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

const upstreamTimeoutMs = 43_210;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { UPSTREAM_TIMEOUT_MS: String(upstreamTimeoutMs) } });
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** The limits of the requests that a call of the workbench makes. */
async function limitsOf<E extends SandboxEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
): Promise<readonly number[]> {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  await server.sandbox(endpoint, input);
  return limit.mock.calls.map(([ms]) => ms);
}

it('the workbench’s scanner waits as long as other systems may take', async () => {
  expect(await limitsOf(terminals.scanLounge, { qr: 'none', hallId: 'none' })).toContain(upstreamTimeoutMs);
});

it('the workbench’s terminal waits longer than a charge waits for billing', async () => {
  const sale = { authCode: '62000000000000000000', shopCode: 'none', amountFen: 100 };
  expect(Math.max(...(await limitsOf(terminals.scanPayCode, sale)))).toBeGreaterThan(upstreamTimeoutMs);
});
