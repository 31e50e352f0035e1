import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { session } from '#core/contract/user/session.ts';
import { load } from '../harness/load.ts';
import { report } from '../harness/report.ts';
import { startProduct, type Product } from '../harness/start-product.ts';
import { openLiveStream } from './live-stream.ts';

const connections = 2_000;
const openedAtOnce = 50;
const garbage = ['--expose-gc', '--import', new URL('collect-garbage.mjs', import.meta.url).href];

/** Memory of a process with many open event streams, beside another with as many idle connections. */
export async function measureStreamMemory(): Promise<void> {
  const product = await startProduct({ flags: garbage });
  const idle = await startProduct({ flags: garbage, sharesDatabaseOf: product });
  try {
    const { holders } = await product.addHolders({ groups: 1, rightsPerGroup: 1, holders: connections });
    const tokens = holders.map(({ accessToken }) => accessToken);
    const perStream = await memoryOf(product, tokens, async (token) => {
      const { close } = await openLiveStream(product, token);
      return close;
    });
    const perConnection = await memoryOf(idle, tokens, () => openIdle(idle.origin));
    report(`Memory of ${connections} open event streams, each`, [
      { what: 'held by the process', unit: 'KB', value: perStream.held / 1000, goal: { atMost: 50 } },
      {
        what: 'held by the process',
        unit: 'KB',
        value: perStream.held / 1000,
        against: { what: 'an idle connection', value: perConnection.held / 1000 },
      },
      {
        what: 'resident, beyond what is free already',
        unit: 'KB',
        value: perStream.resident / 1000,
        goal: { atMost: 50 },
      },
    ]);
  } finally {
    await idle.stop();
    await product.stop();
  }
}

interface Memory {
  /** Heap and buffers after a collection. */
  readonly held: number;
  readonly resident: number;
}

/** Growth of the process by each connection, in bytes. Calls come first, so that their code is compiled before. */
async function memoryOf(
  product: Product,
  tokens: readonly string[],
  open: (token: string) => Promise<() => void>,
): Promise<Memory> {
  await load({
    origin: product.origin,
    requests: [
      {
        method: 'GET',
        path: product.base + session.loginStatus.prefix + session.loginStatus.path,
        headers: { accessToken: tokens[0] ?? '' },
      },
    ],
    connections: 32,
    maxSeconds: 10,
    good: '"success":true',
  });
  const before = await memoryNow(product);
  const closers: (() => void)[] = [];
  for (let at = 0; at < tokens.length; at += openedAtOnce)
    closers.push(...(await Promise.all(tokens.slice(at, at + openedAtOnce).map(open))));
  const after = await memoryNow(product);
  for (const close of closers) close();
  return {
    held: (after.held - before.held) / tokens.length,
    resident: (after.resident - before.resident) / tokens.length,
  };
}

/** After a collection, which is given a second, since the signal has no answer. */
async function memoryNow({ origin, pid }: Product): Promise<Memory> {
  process.kill(pid, 'SIGUSR2');
  await sleep(1_000);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(metrics)?.[1]);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    held: metric('nodejs_heap_size_used_bytes') + metric('nodejs_external_memory_bytes'),
    resident: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024,
  };
}

/** A connection that stays open after one answer. */
const openIdle = (origin: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket
      .once('data', () => resolve(() => void socket.destroy()))
      .on('error', reject)
      .write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  });
