import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { freshMobile } from '../../testing/fresh.ts';
import { aProof } from '../../testing/sign-in-by-proof.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('after a reset, the mini-program knows no subscriber any more, and starts as for a guest', async () => {
  const mobile = freshMobile();
  const start = async () =>
    server.call(chatApp.miniProgramLogin, { code: await aProof(server, 'mini-code', mobile) });
  const { data: openId } = (await start()) as { readonly data: unknown };
  if (typeof openId !== 'string') throw new Error('no handle of the id');
  const phoneCode = await aProof(server, 'mini-phone', mobile);
  await server.call(chatApp.miniProgramMobileLogin, { phoneCode, openId });
  expect(await start()).toMatchObject({ success: true });
  await server.sandbox(controls.reset, {});
  expect(await start()).toMatchObject({ success: false, code: '-4' });
});
