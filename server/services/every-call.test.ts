import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, type Call } from '#core/contract/all-calls.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
  member = await aMember(server, { level: 3 });
});
afterAll(() => server.stop());

/** Inputs of each call; the long run asks for 500. */
const numRuns = Number(process.env['GENERATED_CASES'] ?? 4);
const signsOut = 'user.logout';
const built = allCalls.filter(({ id }) => id !== signsOut);

/** Malformed values, under known and unknown field names. */
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '9007199254740993',
    "' or 1=1 --",
    '${7*7}',
    '../../etc/passwd',
    'U0000000001',
    '13800000001',
    '2026-02',
    'null',
    '\u202e',
    '𠮷'.repeat(40),
  ),
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, Number.MAX_VALUE),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.jsonValue(), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { maxKeys: 4 }),
);
const inputOf = ({ shape }: Call): fc.Arbitrary<Record<string, unknown>> => {
  const names = 'shape' in shape.input ? Object.keys(shape.input.shape as object) : [];
  return fc.dictionary(fc.constantFrom('userId', 'mobile', ...names), junk, { maxKeys: names.length + 2 });
};

describe('every call', () => {
  it('for members answers "sign in" to a guest before it reads the input (A2)', async () => {
    const membersOnly = allCalls.filter(({ endpoint }) => endpoint.access === 'member');
    const answers = await Promise.all(
      membersOnly.map(({ endpoint }) =>
        server.call(
          endpoint,
          Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1'])),
        ),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(membersOnly.map(() => '-2'));
  });

  it.each(built.map((call) => [call.id, call] as const))(
    '%s takes any junk for what it is: no fault, no 5xx (I1)',
    { timeout: Math.max(180_000, numRuns * 1_000) },
    async (_id, call) => {
      await fc.assert(
        fc.asyncProperty(inputOf(call), fc.boolean(), async (input, signedIn) => {
          const { status, envelope } = await server.send(
            call.endpoint,
            input,
            signedIn ? { as: member } : {},
          );
          expect(status).toBeLessThan(500);
          expect(envelope.code).not.toBe('-1');
          if (envelope.success) expect(call.shape.data.safeParse(envelope.data).success).toBe(true);
        }),
        { numRuns },
      );
    },
  );
});
