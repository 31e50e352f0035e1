import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVite } from './start-vite.ts';

interface Running {
  readonly http: Server;
  readonly vite: ViteDevServer;
}
const running: Running[] = [];
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mall-dev-'));
  for (const name of ['one', 'two']) {
    const http = createServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    running.push({ http, vite: await startVite(http, join(folder, name)) });
  }
}, 120_000);
afterAll(async () => {
  for (const { http, vite } of running) {
    await vite.close();
    http.close().closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
});

it('two dev servers at once each reload pages over the port of the pages', async () => {
  const first = await Promise.all(
    running.map(async ({ http, vite }) => {
      const { port } = http.address() as AddressInfo;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${vite.config.webSocketToken}`, 'vite-hmr');
      const [{ data }] = (await once(socket, 'message')) as [{ readonly data: string }];
      socket.close();
      return JSON.parse(data) as unknown;
    }),
  );
  expect(first).toEqual([{ type: 'connected' }, { type: 'connected' }]);
});
