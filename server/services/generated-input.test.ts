import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, type Call } from '#core/contract/all-calls.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import type { Fields } from '#core/testing/schema-values.ts';
import { changedTables, everyRow, settledRows } from '../testing/databases/every-row.ts';
import { invalidInput, validInput } from '../testing/generated-input.ts';
import type { SendOptions } from '../testing/send-call.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

/** Cases of either kind for each call; the long run asks for 500. */
const numRuns = Number(process.env['GENERATED_CASES'] ?? 4);
const services = ['user', 'common', 'content'];
const calls = allCalls.filter(({ service }) => services.includes(service));

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

async function request({ endpoint }: Call, input: Fields, options: SendOptions) {
  const answered = await server.send(endpoint, input, options);
  expect(answered.status).toBeLessThan(500);
  expect(answered.envelope.code).not.toBe('-1');
  expect(answered.text).not.toMatch(/node_modules|\.ts:\d+|\n\s+at /);
  return answered;
}

const timeout = Math.max(300_000, numRuns * 1_000);
const named = calls.map((call) => [call.id, call] as const);

describe('what does not fit (I1)', () => {
  let as: TestMember;
  let before: Awaited<ReturnType<typeof everyRow>>;
  beforeAll(async () => {
    as = await aMember(server, { level: 2 });
    before = await settledRows(server.db);
  });

  // Beacons are parsed after the answer: their tests are in user-log/generated-beacons.test.ts.
  it.each(named.filter(([, { endpoint }]) => !endpoint.beacon))(
    'is refused by %s',
    { timeout },
    async (_id, call) => {
      await fc.assert(
        fc.asyncProperty(invalidInput(call), async (input) => {
          const { status, envelope } = await request(call, input, { as });
          expect(envelope.success).toBe(false);
          if (status < 400)
            expect(envelope).toMatchObject({
              code: '0',
              message: expect.stringMatching(/^提交的内容/),
            });
        }),
        { numRuns },
      );
    },
  );

  it('changes nothing', { timeout }, async () =>
    expect(changedTables(before, await everyRow(server.db))).toEqual([]),
  );
});

describe('what fits (I1)', () => {
  it.each(named)('is answered by %s as its schema says', { timeout }, async (_id, call) => {
    const member = await aMember(server, { level: 2 });
    await fc.assert(
      fc.asyncProperty(validInput(call), fc.boolean(), async (input, signedIn) => {
        const { status, envelope } = await request(
          call,
          input,
          signedIn || call.endpoint.access === 'member' ? { as: member } : {},
        );
        expect(status).toBe(200);
        expect(envelope.message).not.toMatch(/^提交的内容/);
        if (envelope.success)
          expect(call.shape.data.safeParse(envelope.data)).toMatchObject({ success: true });
        else expect(envelope.message).toMatch(/\p{Script=Han}/u);
      }),
      { numRuns },
    );
  });
});
