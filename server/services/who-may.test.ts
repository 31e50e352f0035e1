import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, type Call } from '#core/contract/all-calls.ts';
import type { TestMember } from '../testing/data/a-member.ts';
import { userKinds, signedInAs, type Name } from '../testing/data/user-kinds.ts';
import type { Fields } from '#core/testing/schema-values.ts';
import { validInput } from '../testing/generated-input.ts';
import type { SendOptions } from '../testing/send-call.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { membershipRows } from '../testing/who-may/membership-rows.ts';
import { aboutReal } from '../testing/who-may/real-things.ts';
import { rightsRows } from '../testing/who-may/rights-rows.ts';

let server: TestServer;
let readers: readonly TestMember[];
beforeAll(async () => {
  server = await testServer({ demo: true });
  readers = await newCallers();
});
afterAll(() => server.stop());

const names = Object.keys(userKinds) as Name[];
/** Who makes each call: the users who differ most in membership and province; in the long run every kind. */
const callers: readonly Name[] = process.env['REPEAT'] ? names : ['nonMember', 'elsewhere', 'level4'];
const services = ['user', 'common', 'content', 'goods', 'activity', 'order', 'pay'];
const built = allCalls.filter(({ service, endpoint }) => services.includes(service) && !endpoint.beacon);
const rows = [...membershipRows, ...rightsRows];
const inTheTable = new Set(rows.flatMap(({ calls }) => calls));

const newCallers = (): Promise<readonly TestMember[]> =>
  Promise.all(callers.map((name) => signedInAs(server, name)));

/** Every call has an own address, so that no rate limit applies. */
let addresses = 0;
async function verdict({ endpoint }: Call, input: Fields, options: SendOptions): Promise<string> {
  addresses += 1;
  const { status, envelope } = await server.send(endpoint, input, {
    ...options,
    headers: {
      'x-forwarded-for': `10.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`,
    },
  });
  expect(status).toBe(200);
  return envelope.success ? 'may' : `${envelope.code} ${envelope.message}`;
}

describe('who may make a call (A2)', () => {
  it('the table speaks of calls that are built', () =>
    expect(built.map(({ id }) => id)).toEqual(expect.arrayContaining([...inTheTable])));

  it.each(built.map((call) => [call.id, call] as const))(
    '%s requires a sign-in or not, and answers every subscriber alike, unless the table differs',
    async (id, call) => {
      const inputs = fc.sample(validInput(call), { numRuns: 2, seed: 1 });
      // Subscribers of calls that change something are new, so that no call meets the changes of another.
      const subscribers = call.endpoint.writes ? await newCallers() : readers;
      for (const [at, input] of inputs.entries()) {
        const about = async (as?: TestMember) => (at === 0 ? aboutReal(server, call, input, as) : input);
        const guest = await verdict(call, await about(), {});
        const verdicts = await Promise.all(
          subscribers.map(async (as) => verdict(call, await about(as), { as })),
        );
        expect(guest.startsWith('-2 ')).toBe(call.endpoint.access === 'member');
        expect(verdicts).toEqual(callers.map(() => expect.stringMatching(/^(may|0 )/)));
        if (!inTheTable.has(id)) expect(new Set(verdicts).size, JSON.stringify(verdicts)).toBe(1);
      }
    },
  );
});

describe('what depends on the user (A2)', () => {
  it.each(rows.map((row) => [row.what, row] as const))('%s', async (_what, { prepare, expected }) => {
    const send = await prepare(server);
    const answers = [await send(undefined)];
    for (const name of names) answers.push(await send(await signedInAs(server, name)));
    expect(Object.fromEntries(['guest', ...names].map((name, at) => [name, answers[at]]))).toEqual(
      Object.fromEntries(['guest', ...names].map((name, at) => [name, expected[at]])),
    );
  });
});
