import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { consoleApi, consoleCalls } from '#core/contract/console/index.ts';
import { roles, type Permission } from '#core/contract/console/permissions.ts';
import type { ConsoleEndpoint, Endpoint } from '#core/contract/endpoint.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import type { Fields } from '#core/testing/schema-values.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { validInput } from '../../testing/generated-input.ts';
import { anOperator, callConsole, type TestOperator } from '../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let operators: ReadonlyMap<string, TestOperator>;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
  operators = new Map(
    await Promise.all(
      roles.map(async (role) => [role, await anOperator(server, { roles: [role] })] as const),
    ),
  );
  member = await aMember(server);
});
afterAll(() => server.stop());

const calls = Object.entries(consoleCalls) as [keyof typeof consoleCalls, ConsoleEndpoint][];
/** The generator of the malls' calls reads the method and the schema alone. */
const inputOf = (name: keyof typeof consoleCalls): Fields => {
  const endpoint = consoleCalls[name] as unknown as Endpoint;
  const call = { id: name, service: 'console', name, endpoint, shape: consoleApi.shapes[name] };
  return fc.sample(validInput(call), { numRuns: 1, seed: 1 })[0] ?? {};
};
const isAllowed = ({ status, code, message }: { status: number; code: string; message: string }) =>
  status === 200 && code !== '-2' && message !== '您的角色没有这个权限';

describe('the permission table holds for every call of the console', () => {
  it.each(calls.filter(([name]) => name !== 'signOut'))('%s', async (name, endpoint) => {
    for (const role of roles) {
      const answer = await callConsole(server, endpoint, inputOf(name), operators.get(role));
      const mayCall = endpoint.needs === undefined || may([role], endpoint.needs as Permission);
      expect([role, isAllowed(answer)]).toEqual([role, mayCall]);
    }
    const guest = await callConsole(server, endpoint, inputOf(name));
    expect(guest.code === '-2').toBe(endpoint.access === 'operator');
    const subscriber = await callConsole(server, endpoint, inputOf(name), {
      cookie: `console=${member.accessToken}`,
      headers: { accessToken: member.accessToken, refreshToken: member.refreshToken },
    });
    expect(subscriber.code === '-2').toBe(endpoint.access === 'operator');
  });
});

it("an operator's session opens no call of subscribers", async () => {
  const owner = operators.get('owner');
  const token = owner?.cookie.replace('console=', '') ?? '';
  for (const call of allCalls.filter(({ endpoint }) => endpoint.access === 'member' && !endpoint.beacon)) {
    const [input = {}] = fc.sample(validInput(call), { numRuns: 1, seed: 1 });
    const { envelope } = await server.send(call.endpoint, input, {
      as: { accessToken: token, refreshToken: token },
      headers: { cookie: owner?.cookie ?? '' },
    });
    expect([call.id, envelope.code]).toEqual([call.id, expect.stringMatching(/^-[25]$/)]);
  }
});
