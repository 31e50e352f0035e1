import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

interface Loop {
  answers: number;
  failure: string | undefined;
  closed: boolean;
}

/** One keep-alive connection that sends its next request when the last is answered, until an answer closes it. */
async function inALoop(origin: string, path: string): Promise<Loop> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const loop: Loop = { answers: 0, failure: undefined, closed: false };
  while (!loop.closed && loop.failure === undefined) {
    await new Promise<void>((resolve) => {
      const sending = request(`${origin}${path}`, { agent }, (answer) => {
        answer.resume().on('end', () => {
          loop.answers += 1;
          loop.closed = answer.headers.connection === 'close';
          resolve();
        });
      });
      sending.on('error', (error) => {
        loop.failure = error.message;
        resolve();
      });
      sending.end();
    });
  }
  agent.destroy();
  return loop;
}

describe('a server that stops', () => {
  it('fails no request of fifty connections in a loop, and closes each with an answer that says so', async () => {
    const stopping = await testServer({ database });
    const idle = connect(Number(new URL(stopping.origin).port), '127.0.0.1');
    await once(idle, 'connect');
    const ended = once(idle, 'end');
    const loops = Array.from({ length: 50 }, () => inALoop(stopping.origin, '/readyz'));
    await Promise.race(loops.map(async () => (await stopping.fetch('/healthz')).text()));
    await stopping.stop();
    const results = await Promise.all(loops);
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(results.every(({ answers, closed }) => answers > 0 && closed)).toBe(true);
    await ended; // FIN, not a reset
  });

  it('is not ready while it drains', async () => {
    const stopping = await testServer({ database });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ready = () =>
      new Promise<number | undefined>((resolve, reject) => {
        request(`${stopping.origin}/readyz`, { agent }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        })
          .on('error', reject)
          .end();
      });
    expect(await ready()).toBe(200);
    const stopped = stopping.stop();
    expect(await ready()).toBe(503);
    await stopped;
    agent.destroy();
  });
});
