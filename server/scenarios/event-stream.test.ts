import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import { aMember } from '../testing/data/a-member.ts';
import { freshId } from '../testing/fresh.ts';
import { natsProgram, startNats, type NatsServer } from '../testing/event-stream/nats-server.ts';
import { eventually } from '../testing/eventually.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const producerModule = new URL('../testing/event-stream/producer.ts', import.meta.url).pathname;

describe.skipIf(natsProgram === undefined)('events that go through NATS', { timeout: 300_000 }, () => {
  let nats: NatsServer;
  let server: TestServer;
  let spoolFolder: string;
  const children = new Set<ChildProcess>();
  beforeAll(async () => {
    nats = await startNats(natsProgram ?? '');
    spoolFolder = mkdtempSync(join(tmpdir(), 'mall-spool-'));
    server = await testServer({ settings: { EVENTS_URL: nats.url } });
  });
  afterAll(async () => {
    await Promise.all([...children].map(kill));
    await server.stop();
    await nats.remove();
    rmSync(spoolFolder, { recursive: true, force: true });
  });

  const started = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn(process.execPath, args, {
      cwd: tmpdir(),
      env: { PATH, HOME, TMPDIR, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(child);
    return child;
  };
  const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const kill = (child: ChildProcess) => end(child, 'SIGKILL');

  /** The command of the release. */
  const aConsumer = () =>
    started([join(dirname(process.env['TEST_SERVER_MAIN'] ?? ''), 'command.mjs'), 'events'], {
      DATABASE_URL: server.database.url,
      EVENTS_URL: nats.url,
      LOG_LEVEL: 'silent',
      EVENTS_DISK_RESERVE_MB: '0',
    });

  /** A process that sends; `acknowledged` are its events from 0 up to this number. */
  const aProducer = (name: string) => {
    const child = started([producerModule, name, nats.url, spoolFolder], {});
    let acknowledged = 0;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      acknowledged = Number(text.trim().split('\n').at(-1));
    });
    const sendsMore = async (many = 2_000) => {
      const before = acknowledged;
      await eventually(
        async () => acknowledged,
        (now) => now >= before + many,
      );
    };
    return { name, child, acknowledged: () => acknowledged, sendsMore };
  };

  const stored = async (producer: string) => {
    const { rows } = await sql<{ events: number; distinct: number }>`
      select count(*) as events, count(distinct action_type) as distinct from events where page_id = ${producer}`.execute(
      server.db,
    );
    return { events: rows[0]?.events ?? 0, distinct: rows[0]?.distinct ?? 0 };
  };
  const storedUpTo = async (producer: string, upTo: number) => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct action_type) as count from events where page_id = ${producer} and action_type < ${upTo}`.execute(
      server.db,
    );
    return rows[0]?.count ?? 0;
  };

  it('reach their table by the consumer, with the user of their session', async () => {
    const consumer = aConsumer();
    const member = await aMember(server);
    const pageId = freshId('page');
    await server.data(userLog.behaviourLog, { pageId, pathId: 'p1', actionType: 5 }, { as: member });
    const rows = () =>
      server.db.selectFrom('events').select(['user_id', 'path_id']).where('page_id', '=', pageId).execute();
    expect(await eventually(rows, ({ length }) => length > 0)).toEqual([
      { user_id: member.userId, path_id: 'p1' },
    ]);
    await end(consumer, 'SIGTERM');
    expect(consumer.exitCode).toBe(0);
  });

  it('are neither lost once acknowledged nor doubled when consumer, NATS and producer are killed', async () => {
    let consumer = aConsumer();
    const first = aProducer('first');
    await first.sendsMore();

    const consumes = async () => {
      const { events: before } = await stored('first');
      await eventually(
        () => stored('first'),
        ({ events }) => events > before,
      );
    };
    await consumes();
    await kill(consumer);
    await first.sendsMore();
    consumer = aConsumer();
    await consumes();
    await first.sendsMore();

    await nats.kill();
    await first.sendsMore();
    expect(readdirSync(spoolFolder).length).toBeGreaterThan(0);
    await nats.start();
    await first.sendsMore();

    await nats.kill();
    await first.sendsMore();
    await kill(first.child);
    await kill(consumer);
    await nats.start();
    const second = aProducer('second');
    consumer = aConsumer();
    await second.sendsMore();
    // What the first one left in the spool is sent by the second.
    await eventually(
      async () => readdirSync(spoolFolder),
      ({ length }) => length === 0,
    );
    await end(second.child, 'SIGTERM');

    for (const { name, acknowledged } of [first, second]) {
      await eventually(
        () => storedUpTo(name, acknowledged()),
        (count) => count === acknowledged(),
      );
      const { events, distinct } = await stored(name);
      expect(events).toBe(distinct);
    }
    await end(consumer, 'SIGTERM');
  });
});
