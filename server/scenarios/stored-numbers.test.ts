import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { chatCode } from '../sandbox/upstreams/chat-app.ts';
import { issueProofs } from '../sandbox/hosts/issued-proofs.ts';
import { aCardCode } from '../testing/data/a-card-code.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aRight } from '../testing/data/a-right.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId, freshMobile } from '../testing/fresh.ts';
import { aProof, signInByProof, stateFor } from '../testing/sign-in-by-proof.ts';
import { requestCode, sealedLogin, signIn } from '../testing/sign-in.ts';
import { textOfColumns } from '../testing/databases/stored-text.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

/** Eleven digits in a longer run are part of an id. */
const number = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
/** Random ids, seeds and hashes, in which any digits may stand together. */
const hexadecimal = /\b(?=\d*[a-f])[\da-f]{16,}\b/g;
const openId = freshId('open');
const friend = freshMobile();

/** Comes from the chat app without a number, and binds it to one. */
async function bindChatApp(mobile: string): Promise<void> {
  const [code = ''] = await issueProofs(server.deps, chatCode, [{ mobile: null, subject: openId }]);
  const stateSecret = freshId('secret');
  const { data } = await server.call(chatApp.chatAppLogin, {
    code,
    state: stateFor(stateSecret),
    stateSecret,
  });
  const login = await sealedLogin(server, mobile, await requestCode(server, mobile));
  await server.data(session.smsLogin, {
    ...login,
    openId: typeof data === 'string' ? data : '',
    externalUserId: friend,
  });
}

/** What subscribers and the workbench do in a day, until everything is delivered. */
async function aDay(): Promise<void> {
  await signIn(server, freshMobile());
  await bindChatApp(freshMobile());
  await signInByProof.operator(server, await aProof(server, 'operator', freshMobile()));
  await server.sandbox(hosts.setNetwork, { mobile: freshMobile() });
  await server.sandbox(hosts.setHostUser, { mobile: freshMobile() });
  const { member, claim } = await aHolder(server, await aRight(server));
  await server.data(cardProduct.receiveRights, claim, {
    as: member,
    headers: { 'idempotency-key': freshId('claim-with-key') },
  });
  const { code } = await aCardCode(server);
  await server.data(
    cardCode.exchangeCardCode,
    { cardCode: code, mobile: friend },
    { as: member, headers: { 'idempotency-key': freshId('card-with-key') } },
  );
  await eventually(
    () => server.db.selectFrom('claims').select('state').where('user_id', '=', member.userId).execute(),
    (claims) => claims.length === 2 && claims.every(({ state }) => state === 'delivered'),
  );
}

it('no column of any table holds a phone number, a chat-app id or a private key that can be read (V3)', async () => {
  await aDay();
  const texts = await textOfColumns(server.database.url);
  const found = Object.entries(texts).flatMap(([column, text]) => [
    ...(text.replace(hexadecimal, '').match(number) ?? []).map((hit) => `${column}: ${hit}`),
    ...(text.includes(openId) ? [`${column}: ${openId}`] : []),
    ...(text.includes('PRIVATE KEY') ? [`${column}: a private key`] : []),
  ]);
  expect(found).toEqual([]);
  // The search itself: these columns have rows.
  for (const column of ['users.mobile_sealed', 'users.open_id_sealed', 'card_exchanges.mobile_sealed'])
    expect(texts[column]).toMatch(/^[\da-f]{8}\.[\w-]{40,}/);
  expect(texts['login_keys.private_key_sealed']).not.toBe('');
});
