import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { everyCommand, settleAll } from '../../../testing/claim-model/commands.ts';
import { ClaimSystem } from '../../../testing/claim-model/claim-system.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

/** Everyday tests try a few stories; the long run asks for 500 and more. A story that fails is printed with its seed. */
const numRuns = Number(process.env['GENERATED_CASES'] ?? 30);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('whatever happens in whatever order (F17)', () => {
  it(
    'claims stay within stock and quota, one per key, none is lost, and in the end nothing is stuck',
    { timeout: 300_000 + numRuns * 5_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(everyCommand, { maxCommands: 24, size: 'max' }), async (commands) => {
          const story = { model: ClaimSystem.model(), real: await ClaimSystem.create(server) };
          await fc.asyncModelRun(() => story, commands);
          await settleAll(story.model, story.real);
        }),
        { numRuns },
      );
    },
  );
});
