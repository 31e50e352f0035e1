import { once } from 'node:events';
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Only Linux spreads connections over listening sockets that share a port (SO_REUSEPORT). */
export const canSharePort = process.platform === 'linux';

/**
 * libuv accepts one connection for each listening socket and turn of the event loop. While 300 connections are busy, every turn
 * serves all of them: on one socket, new connections queued for seconds. With these many, as many are accepted in each turn.
 */
const socketsEach = 16;

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A port that no other program listens on; sharing would hide that one does. `port` 0 takes any. */
export async function freePort({ host, port }: Address): Promise<number> {
  const probe = createServer();
  await listening(probe, { host, port, exclusive: true });
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return found;
}

/**
 * Listens with several sockets where the system allows it. The port has to be free, or our other processes' alone. Returns a wait for
 * the last connection: closing the server waits for those of its own socket only.
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<() => Promise<void>> {
  const beside: Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    closed = Promise.all(beside.map((server) => new Promise((resolve) => server.close(resolve))));
  });
  const shared = { host, port, ...(canSharePort && { reusePort: true }) };
  await app.listen(shared);
  const at = { ...shared, port: (app.server.address() as AddressInfo).port };
  const { allowHalfOpen = false } = app.server as { allowHalfOpen?: boolean };
  for (let more = 1; canSharePort && more < socketsEach; more += 1)
    beside.push(
      createServer({ noDelay: true, allowHalfOpen }, (socket) => app.server.emit('connection', socket)),
    );
  await Promise.all(beside.map((server) => listening(server, at)));
  return async () => void (await closed);
}

async function listening(server: Server, at: ListenOptions): Promise<void> {
  server.listen(at);
  await once(server, 'listening'); // rejects with the 'error' event
}
