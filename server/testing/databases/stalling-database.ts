import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

export interface StallingDatabase {
  /** The database's URL through the proxy. */
  readonly url: string;
  /** Stops all traffic; connections stay open, and `resume` delivers what was held up. */
  stall(): void;
  /** Closes all connections, new ones too. */
  cut(): void;
  /** Loses everything that so many of the open connections carry from now on, for ever; those used last come first. */
  lose(connections: number): void;
  /** Loses everything on open and new connections, until `resume` lets new ones through. */
  loseAll(): void;
  /** A connection that carries a request with one of these texts passes it on and loses all answers from there, until `resume`. */
  loseAnswersTo(...texts: readonly string[]): void;
  /** A connection that carries a request with one of these texts loses it and everything after it, until `resume`. */
  loseRequests(...texts: readonly string[]): void;
  /** Connections to us that are open. */
  open(): number;
  /** Of these, the ones that have lost something. */
  unresponsive(): number;
  /** Restores the traffic. */
  resume(): void;
  stop(): Promise<void>;
}

type Loss = 'none' | 'answers' | 'all';

/** A connection of the product and the proxy's own to the database. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  loses: Loss;
}

/** A TCP proxy to the database that can stall, lose or close connections. */
export async function stallingDatabase(url: string): Promise<StallingDatabase> {
  const target = new URL(url);
  const host = decodeURIComponent(target.hostname);
  const port = Number(target.port || 5432);
  /** In the order of their last request. */
  const pairs = new Set<Pair>();
  /** Ends of lost connections at the database, which never hears that they were closed. */
  const orphans = new Set<Socket>();
  let state: 'well' | 'stalled' | 'cut' = 'well';
  let lossOfNew: Loss = 'none';
  let lostAnswers: readonly string[] = [];
  let lostRequests: readonly string[] = [];

  const wire = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = host.startsWith('/')
      ? createConnection(join(host, `.s.PGSQL.${port}`))
      : createConnection(port, host);
    const pair: Pair = { near, far, loses: lossOfNew };
    pairs.add(pair);
    near.on('data', (bytes) => {
      pairs.delete(pair);
      pairs.add(pair);
      if (lostAnswers.some((text) => bytes.includes(text))) pair.loses = 'answers';
      if (lostRequests.some((text) => bytes.includes(text))) pair.loses = 'all';
      if (pair.loses !== 'all') far.write(bytes);
    });
    far.on('data', (bytes) => void (pair.loses === 'none' && near.write(bytes)));
    near.on('close', () => {
      pairs.delete(pair);
      if (pair.loses !== 'all') far.destroy();
      else if (!far.destroyed) orphans.add(far);
    });
    far.on('close', () => {
      orphans.delete(far);
      if (pair.loses === 'none') near.destroy();
    });
    for (const socket of [near, far]) {
      socket.on('error', () => socket.destroy());
      if (state === 'stalled') socket.pause();
    }
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  target.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`;

  const sockets = (): Socket[] => [...pairs].flatMap(({ near, far }) => [near, far]);
  const cutAll = (): void => {
    for (const socket of [...sockets(), ...orphans]) socket.destroy();
  };
  const lose = (connections: number): void => {
    for (const pair of [...pairs].slice(-connections)) pair.loses = 'all';
  };
  return {
    url: target.href,
    stall() {
      state = 'stalled';
      for (const socket of sockets()) socket.pause();
    },
    cut() {
      state = 'cut';
      cutAll();
    },
    lose,
    loseAll() {
      lossOfNew = 'all';
      lose(pairs.size);
    },
    loseAnswersTo: (...texts) => void (lostAnswers = texts),
    loseRequests: (...texts) => void (lostRequests = texts),
    open: () => pairs.size,
    unresponsive: () => [...pairs].filter(({ loses }) => loses !== 'none').length,
    resume() {
      state = 'well';
      lossOfNew = 'none';
      lostAnswers = [];
      lostRequests = [];
      for (const socket of sockets()) socket.resume();
    },
    async stop() {
      cutAll();
      wire.close();
      await once(wire, 'close');
    },
  };
}
