import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

export interface StallingDatabase {
  /** The database's URL through the proxy. */
  readonly url: string;
  /** Stops all traffic; connections stay open. */
  stall(): void;
  /** Closes all connections, new ones too. */
  cut(): void;
  /** Restores the traffic. */
  resume(): void;
  stop(): Promise<void>;
}

/** A TCP proxy to the database that can stall or close connections. */
export async function stallingDatabase(url: string): Promise<StallingDatabase> {
  const target = new URL(url);
  const host = decodeURIComponent(target.hostname);
  const port = Number(target.port || 5432);
  const open = new Set<Socket>();
  let state: 'well' | 'stalled' | 'cut' = 'well';

  const keep = (socket: Socket): void => {
    open.add(socket);
    if (state === 'stalled') socket.pause();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const wire = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = host.startsWith('/')
      ? createConnection(join(host, `.s.PGSQL.${port}`))
      : createConnection(port, host);
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy());
    keep(near);
    keep(far);
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  target.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`;

  const cutAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: target.href,
    stall() {
      state = 'stalled';
      for (const socket of open) socket.pause();
    },
    cut() {
      state = 'cut';
      cutAll();
    },
    resume() {
      state = 'well';
      for (const socket of open) socket.resume();
    },
    async stop() {
      cutAll();
      wire.close();
      await once(wire, 'close');
    },
  };
}
