import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../db/database.ts';
import { scheduledCommands } from '../../../testing/claim-model/scheduled-commands.ts';
import { ScheduledSystem } from '../../../testing/claim-model/scheduled-system.ts';
import { Traffic } from '../../../testing/claim-model/traffic.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

/** A story that fails is printed with its seed and the order in which its statements went. */
const numRuns = Number(process.env['GENERATED_CASES'] ?? 15);

let server: TestServer;
let database: OpenDatabase;
beforeAll(async () => {
  // Retries wait as long in every play of a story.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server = await testServer();
  database = openDatabase({ url: server.database.url });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await database.pool.end();
  await server.stop();
});

const traffic = new Traffic();
/** A statement is sent when the last one has returned, so that the seed alone decides their order. */
const scheduler = fc.scheduler({
  act: async (step) => {
    await step();
    await traffic.quiet();
  },
});
const commands = fc.commands(scheduledCommands, { maxCommands: 24, size: 'max' });

async function play(
  s: fc.Scheduler,
  story: Iterable<fc.AsyncCommand<object, ScheduledSystem>>,
): Promise<readonly string[]> {
  const real = await ScheduledSystem.create(server, { scheduler: s, traffic, pool: database.pool });
  await fc.scheduledModelRun(s, () => ({ model: {}, real }), story);
  await real.end(s);
  return real.trace;
}

describe('two instances at once, in whatever order their statements go (F17)', () => {
  it(
    'claims stay within stock and quota, a key has one answer, none is lost, and in the end nothing is stuck',
    { timeout: 300_000 + numRuns * 5_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(scheduler, commands, async (s, story) => void (await play(s, story))),
        { numRuns },
      );
    },
  );

  it('the same seed gives the same order of statements', { timeout: 300_000 }, async () => {
    const traces: string[][] = [];
    const playAll = () =>
      fc.assert(
        fc.asyncProperty(
          scheduler,
          commands,
          async (s, story) => void traces.push([...(await play(s, story))]),
        ),
        { numRuns: 5, seed: 7 },
      );
    await playAll();
    await playAll();
    expect(traces.slice(0, 5).flat().length).toBeGreaterThan(50);
    expect(traces.slice(5)).toEqual(traces.slice(0, 5));
  });
});
