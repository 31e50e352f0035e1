import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { encryptionWith } from './crypto/encryption.ts';
import { chatCode } from './sandbox/upstreams/chat-app.ts';
import { aCardCode } from './testing/data/a-card-code.ts';
import { freshId, freshMobile } from './testing/fresh.ts';
import { aProof, stateFor } from './testing/sign-in-by-proof.ts';
import { signIn } from './testing/sign-in.ts';
import { testDatabase, type TestDatabase } from './testing/databases/test-database.ts';
import { testServer, type TestServer } from './testing/test-server.ts';

const [before, after] = ['the first secret of this installation', 'the second secret of this installation'];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Starts the product with these secrets and does something on it. */
async function running<Result>(
  settings: Readonly<Record<string, string>>,
  work: (server: TestServer) => Promise<Result>,
): Promise<Result> {
  const server = await testServer({ database, settings });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const byChatApp = async (server: TestServer, mobile: string) => {
  const [code, stateSecret] = [await aProof(server, chatCode, mobile), freshId('secret')];
  return server.data(chatApp.chatAppLogin, { code, state: stateFor(stateSecret), stateSecret });
};

it('after a change of the secret every subscriber keeps the account, and printed cards stay valid', async () => {
  const [typed, chatting] = [freshMobile(), freshMobile()];
  const first = await running({ MALL_SECRET: before }, async (server) => ({
    card: await aCardCode(server),
    typed: await signIn(server, typed),
    chatting: await byChatApp(server, chatting),
  }));

  await expect(running({ MALL_SECRET: after }, async () => undefined)).rejects.toThrow(
    'set that one as MALL_SECRET_OLD',
  );

  await running({ MALL_SECRET: after, MALL_SECRET_OLD: before }, async (server) => {
    const again = await signIn(server, typed);
    expect(again.userInfo.userId).toBe(first.typed.userInfo.userId);
    await server.data(cardCode.exchangeCardCode, { cardCode: first.card.code }, { as: again });
  });

  await running({ MALL_SECRET: after }, async (server) => {
    expect(await server.data(session.ownMobile, {}, { as: first.typed })).toMatchObject({ telePhone: typed });
    expect((await byChatApp(server, chatting)).userInfo).toMatchObject({
      userId: first.chatting.userInfo.userId,
      openId: first.chatting.userInfo.openId,
    });
    const { mobiles } = encryptionWith({ secret: after });
    const rows = await server.db.selectFrom('users').select('mobile_sealed').execute();
    expect(rows.map((row) => mobiles.open(row.mobile_sealed)).sort()).toEqual([typed, chatting].sort());
  });
});
