import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, type Call } from '#core/contract/all-calls.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import type { Fields } from '#core/testing/schema-values.ts';
import { eventually } from '../testing/eventually.ts';
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

/** A fingerprint of every table but those that work in the background. */
async function everyRow(): Promise<Readonly<Record<string, string | null | undefined>>> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(recurring_jobs|metric_minutes|alerts|day_funnels|funnel_|renewal_cohorts|reconciled_days|recommended_goods|security_log|sandbox_|.*events?)' order by 1`.execute(
    server.db,
  );
  const rows = tables.rows.map(
    async ({ name }) =>
      [
        name,
        (
          await sql<{
            mark: string | null;
          }>`select md5(string_agg(t::text, '' order by t::text)) as mark from ${sql.table(name)} t`.execute(
            server.db,
          )
        ).rows[0]?.mark,
      ] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

type Rows = Awaited<ReturnType<typeof everyRow>>;
const changedTables = (before: Rows, after: Rows): readonly string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name]);

/** The rows once the first round of the background work has changed the last one. */
async function settledRows(): Promise<Rows> {
  let rows = await everyRow();
  await eventually(
    async () => {
      const before = rows;
      rows = await everyRow();
      return changedTables(before, rows);
    },
    (changed) => changed.length === 0,
  );
  return rows;
}

const timeout = Math.max(300_000, numRuns * 1_000);
const named = calls.map((call) => [call.id, call] as const);

describe('what does not fit (I1)', () => {
  let as: TestMember;
  let before: Rows;
  beforeAll(async () => {
    as = await aMember(server, { level: 2 });
    before = await settledRows();
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

  it('changes nothing', { timeout }, async () => expect(changedTables(before, await everyRow())).toEqual([]));
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
