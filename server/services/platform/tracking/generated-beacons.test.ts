import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { eventually } from '../../../testing/eventually.ts';
import { noBeacon, rightRecords, wrongRecords, type SentBeacon } from '../../../testing/generated-beacon.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

/** The long run asks for 500. */
const numRuns = Number(process.env['GENERATED_CASES'] ?? 20);
const timeout = Math.max(60_000, numRuns * 1_000);
const ok = { code: '1', message: '', success: true, data: null };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function leave({
  type,
  body,
}: SentBeacon): Promise<{ readonly status: number; readonly envelope: Envelope }> {
  const { prefix, path } = userLog.behaviourBeacon;
  const response = await server.fetch(server.base + prefix + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}
const plain = (sent: unknown): SentBeacon => ({ type: 'text/plain', body: JSON.stringify(sent) });

/** What the log has done with everything it was given, once nothing waits any more; the table must agree. */
async function settled() {
  const { waiting: _none, ...counts } = await eventually(
    async () => server.deps.events.counts(),
    ({ waiting }) => waiting === 0,
  );
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from events`.execute(server.db);
  expect(rows).toEqual([{ n: counts.stored }]);
  return counts;
}

describe('generated beacons (I1)', () => {
  it('what is no list of records is refused with a sentence, and leaves no trace', { timeout }, async () => {
    const before = await settled();
    await fc.assert(
      fc.asyncProperty(noBeacon, async (sent) => {
        const { status, envelope } = await leave(sent);
        expect(status).toBeLessThan(500);
        expect(envelope).toMatchObject({
          code: '0',
          success: false,
          data: null,
          message: expect.stringMatching(/^(请求格式|提交的内容)/),
        });
      }),
      { numRuns },
    );
    expect(await settled()).toEqual(before);
  });

  it(
    'a record that does not fit takes its whole beacon with it: counted, never stored',
    { timeout },
    async () => {
      const before = await settled();
      let records = 0;
      await fc.assert(
        fc.asyncProperty(wrongRecords, async (sent) => {
          expect(await leave(plain(sent))).toEqual({ status: 200, envelope: ok });
          records += sent.length;
        }),
        { numRuns },
      );
      expect(await settled()).toEqual({
        ...before,
        accepted: before.accepted + records,
        refused: before.refused + records,
      });
    },
  );

  it('records that fit are stored, each as one row', { timeout }, async () => {
    const before = await settled();
    let records = 0;
    await fc.assert(
      fc.asyncProperty(rightRecords, async (sent) => {
        expect(await leave(plain(sent))).toEqual({ status: 200, envelope: ok });
        records += Array.isArray(sent) ? sent.length : 1;
      }),
      { numRuns },
    );
    expect(await settled()).toEqual({
      ...before,
      accepted: before.accepted + records,
      stored: before.stored + records,
    });
  });
});
