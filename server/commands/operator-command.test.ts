import { afterAll, beforeAll, expect, it } from 'vitest';
import { session } from '#core/contract/console/session.ts';
import { runOperatorCommand } from './operator-command.ts';
import { callConsole, codeOf } from '../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const run = (...args: readonly string[]) =>
  runOperatorCommand(
    {
      db: server.db,
      encryption: server.deps.encryption,
      clock: server.deps.clock,
      consoleAddress: 'https://ops.example/content/console',
    },
    args,
  );
const owner = ['--name', '王敏', '--login', 'wang.min'];

it('the first owner is made on the machine, once, and sets a password by the link', async () => {
  const both = await Promise.all([run('create-owner', ...owner), run('create-owner', ...owner)]);
  expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(both.find(({ isDone }) => !isDone)?.text).toContain('已有负责人 王敏（wang.min）');
  const token = both.find(({ isDone }) => isDone)?.text.match(/#([\w-]+)$/)?.[1] ?? '';
  const opened = (await callConsole(server, session.openInvitation, { token })).data;
  expect(opened).toMatchObject({ loginName: 'wang.min', name: '王敏' });
  const accepted = await callConsole(server, session.acceptInvitation, {
    token,
    password: 'a quiet river at night',
    code: codeOf(server, opened),
  });
  expect(accepted.data.recoveryCodes).toHaveLength(10);
});

it('an owner who lost the authenticator gets a new link, and the old password opens nothing', async () => {
  expect(await run('recover-owner', '--login', 'nobody')).toEqual({
    isDone: false,
    text: '没有登录名是 nobody 的负责人',
  });
  expect((await run('recover-owner', '--login', 'wang.min')).isDone).toBe(true);
  const signedIn = await callConsole(server, session.signIn, {
    loginName: 'wang.min',
    password: 'a quiet river at night',
  });
  expect(signedIn.message).toBe('登录名或密码不对');
});

it.each([[['create-owner']], [['create-owner', '--login', 'wang.min']], [['remove', '--login', 'wang.min']]])(
  '%j says how it is used and changes nothing',
  async (args) => {
    const { isDone, text } = await run(...args);
    expect(isDone).toBe(false);
    expect(text).toContain('npm run operator -- create-owner');
  },
);
