import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { canSharePort, freePort, listen } from './listen.ts';

it.skipIf(!canSharePort)(
  'new connections do not wait for each other: many are accepted in one turn of the event loop',
  async () => {
    const app = Fastify();
    app.get('/', async () => 'served');
    await listen(app, { host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    let turn = 0;
    const count = (): void => void ((turn += 1), (counting = setImmediate(count)));
    let counting = setImmediate(count);
    const acceptedIn: number[] = [];
    app.server.on('connection', () => acceptedIn.push(turn));
    const clients = Array.from({ length: 64 }, () => connect(port, '127.0.0.1'));
    await expect.poll(() => acceptedIn.length).toBe(64);
    clearImmediate(counting);
    expect(new Set(acceptedIn).size).toBeLessThan(32);

    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text(),
      ),
    );
    expect(answers).toEqual(Array(20).fill('served'));
    for (const client of clients) client.destroy();
    await app.close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  },
);

it('a port that another program listens on is refused', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(freePort({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
  other.close();
});

it.skipIf(!canSharePort)('also one that another installation of the product listens on', async () => {
  const app = Fastify();
  await listen(app, { host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await expect(freePort({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
  await app.close();
  expect(await freePort({ host: '127.0.0.1', port })).toBe(port);
});
