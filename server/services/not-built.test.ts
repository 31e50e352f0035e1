import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { notBuilt } from '../http/not-built.ts';
import { aMember, type TestMember } from '../testing/a-member.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { allHandlers } from './mount.ts';
import { notBuiltCalls } from './not-built.list.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
  member = await aMember(server);
});
afterAll(() => server.stop());

const listed = Object.entries(notBuiltCalls).flatMap(([service, names]) =>
  names.map((name) => `${service}.${name}`),
);

describe('calls that are declared but not built yet', () => {
  it('are exactly those of the list, sorted', () => {
    const found = Object.entries(allHandlers(server.deps)).map(([service, handlers]) => [
      service,
      Object.entries<unknown>(handlers)
        .flatMap(([name, handle]) => (handle === notBuilt ? [name] : []))
        .sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(notBuiltCalls);
  });

  it('say so to the subscriber, in the envelope', async () => {
    const askable = allCalls.filter(
      ({ id, shape, endpoint }) =>
        listed.includes(id) && !endpoint.path.includes(':') && shape.input.safeParse({}).success,
    );
    expect(askable.length).toBeGreaterThan(0);
    const answers = await Promise.all(
      askable.map(({ endpoint }) => server.send(endpoint, {}, { as: member })),
    );
    const refusal = { code: '0', message: '该功能正在建设中，敬请期待', success: false, data: null };
    expect(answers.map(({ status, envelope }) => ({ status, envelope }))).toEqual(
      askable.map(() => ({ status: 200, envelope: refusal })),
    );
  });

  it('ask a guest to sign in first where a built one would', async () => {
    const membersOnly = allCalls.filter(
      ({ id, endpoint }) =>
        listed.includes(id) && endpoint.access === 'member' && !endpoint.path.includes(':'),
    );
    const answers = await Promise.all(membersOnly.map(({ endpoint }) => server.call(endpoint, {})));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['-2']));
  });
});
