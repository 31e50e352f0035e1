import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCertificate, type TestCertificate } from './testing/a-certificate.ts';
import { onServer } from './testing/databases/test-cluster.ts';
import { testServer, type TestServer } from './testing/test-server.ts';

let certificate: TestCertificate;
let [plain, encrypted]: TestServer[] = [];
beforeAll(async () => {
  certificate = await aCertificate();
  [plain, encrypted] = await Promise.all([testServer(), testServer({ settings: certificate.settings })]);
});
afterAll(async () => {
  await Promise.all([plain?.stop(), encrypted?.stop()]);
  certificate.remove();
});

const ready = (env: Readonly<Record<string, string>>): Promise<readonly [number | null, string]> =>
  new Promise((resolve) => {
    const file = join(dirname(process.env['TEST_SERVER_MAIN'] ?? ''), 'ready.mjs');
    const child = execFile(process.execPath, [file], { cwd: tmpdir(), env }, (_error, stdout, stderr) =>
      resolve([child.exitCode, stdout + stderr]),
    );
  });
const portOf = (server: TestServer | undefined): string => new URL(server?.origin ?? '').port;

it('the health check says what /readyz answers, over TLS where the server has a certificate', async () => {
  const settings = { HOST: '0.0.0.0', PORT: portOf(encrypted), ...certificate.settings };
  expect(await ready({ PORT: portOf(plain) })).toEqual([0, '{"ready":true}\n']);
  expect(await ready(settings)).toEqual([0, '{"ready":true}\n']);
});

it('the health check fails with one line where no server listens, or one that is not ready', async () => {
  expect(await ready({ PORT: '9' })).toEqual([
    1,
    expect.stringMatching(/^127\.0\.0\.1:9: .*ECONNREFUSED.*\n$/),
  ]);
  await onServer(plain?.database.url ?? '', (client) => client.query('delete from kysely_migration'));
  const [status, said] = await ready({ PORT: portOf(plain) });
  expect([status, said]).toEqual([
    1,
    expect.stringContaining('the schema of this release is not in the database'),
  ]);
});
