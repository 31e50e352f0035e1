import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { proxyTo } from './proxy.ts';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close().closeAllConnections()));

async function serve(handle: RequestListener, port = 0): Promise<number> {
  const server = createServer(handle).listen(port, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const answer: RequestListener = (request, response) => {
  response.writeHead(201, { 'x-method': request.method });
  request.pipe(response);
};

it('passes request and answer through', async () => {
  const behind = await serve(answer);
  const front = await serve((request, response) => void proxyTo(behind)(request, response));
  const response = await fetch(`http://127.0.0.1:${front}/call`, { method: 'POST', body: '{"a":1}' });
  expect([response.status, response.headers.get('x-method'), await response.text()]).toEqual([
    201,
    'POST',
    '{"a":1}',
  ]);
});

it('lets a page wait while the server restarts, and refuses what must not be sent twice', async () => {
  const behind = await serve(answer);
  await new Promise((resolve) => open.pop()?.close(resolve));
  const front = await serve((request, response) => void proxyTo(behind)(request, response));
  const waiting = fetch(`http://127.0.0.1:${front}/`);
  expect((await fetch(`http://127.0.0.1:${front}/`, { method: 'POST', body: 'x' })).status).toBe(502);
  await serve(answer, behind);
  expect((await waiting).status).toBe(201);
});
