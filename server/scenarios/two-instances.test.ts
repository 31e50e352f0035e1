import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { verification } from '#core/contract/common/verification.ts';
import { membership } from '#core/contract/user/membership.ts';
import { session } from '#core/contract/user/session.ts';
import { aHolder, type TestHolder } from '../testing/data/a-holder.ts';
import { aMember } from '../testing/data/a-member.ts';
import { aPass } from '../testing/a-pass.ts';
import { aRight } from '../testing/data/a-right.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId, freshMobile } from '../testing/fresh.ts';
import { codeFor, sealedLogin } from '../testing/sign-in.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let database: TestDatabase;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  [one, two] = await Promise.all([testServer({ database }), testServer({ database })]);
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await database.drop();
});

const either = (i: number): TestServer => (i % 2 === 0 ? one : two);
const claimAt = (server: TestServer, { member, claim }: TestHolder, key = freshId('key')) =>
  server.send(cardProduct.receiveRights, claim, { as: member, headers: { 'Idempotency-Key': key } });

describe('two instances on one database (F15)', () => {
  it('a code sent by one signs in at the other, with the key of either', async () => {
    const mobile = freshMobile();
    const { ticket } = await one.data(verification.sendLoginCode, { mobile, captchaToken: await aPass(two) });
    const signedIn = await two.data(
      session.smsLogin,
      await sealedLogin(one, mobile, { code: await codeFor(two, mobile), ticket }),
    );
    expect(await one.data(session.loginStatus, {}, { as: signedIn })).toMatchObject({ isLogin: true });
  });

  it('a sign-out at one instance soon holds at the other', async () => {
    const member = await aMember(one);
    await two.data(membership.userVipInfo, {}, { as: member });
    await one.data(session.logout, {}, { as: member });
    expect(await one.call(membership.userVipInfo, {}, { as: member })).toMatchObject({ code: '-5' });
    await eventually(
      () => two.call(membership.userVipInfo, {}, { as: member }),
      ({ code }) => code === '-5',
    );
  });

  it('forty taps of one member over both are one claim with one answer', async () => {
    const right = await aRight(one, { stock: 50 });
    const holder = await aHolder(one, right);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => claimAt(either(i), holder)));
    expect(new Set(answers.map(({ envelope }) => envelope.data.claimId)).size).toBe(1);
    expect(
      await one.db
        .selectFrom('rights_stock')
        .select('remaining')
        .where('rights_id', '=', right.rightsId)
        .execute(),
    ).toEqual([{ remaining: 49 }]);
  });

  it('one key at both is one request', async () => {
    const holder = await aHolder(one, await aRight(one));
    const key = freshId('key');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => claimAt(either(i), holder, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('forty members over both on ten units: exactly ten, each delivered, and no claim ordered by both', async () => {
    const right = await aRight(one, { stock: 10 });
    const holders = await Promise.all(Array.from({ length: 40 }, () => aHolder(one, right)));
    const answers = await Promise.all(holders.map((holder, i) => claimAt(either(i), holder)));
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(10);
    const claims = await eventually(
      () =>
        one.db
          .selectFrom('claims')
          .select(['claim_id', 'state', 'tries'])
          .where('rights_id', '=', right.rightsId)
          .execute(),
      (rows) => rows.every(({ state }) => state === 'delivered'),
    );
    expect(claims).toHaveLength(10);
    const grants = await one.db
      .selectFrom('sandbox_grants as g')
      .innerJoin('claims as c', 'c.claim_id', 'g.claim_id')
      .select(['g.requests', 'c.tries'])
      .where('c.rights_id', '=', right.rightsId)
      .execute();
    expect(grants).toHaveLength(10);
    expect(grants.every((grant) => grant.requests <= grant.tries)).toBe(true);
  });

  it('one may stop while the other goes on', async () => {
    const third = await testServer({ database });
    const holder = await aHolder(one, await aRight(one));
    const [answer] = await Promise.all([claimAt(third, holder), third.stop()]).catch(() => [undefined]);
    expect((await claimAt(one, holder)).envelope).toMatchObject({
      success: true,
      ...(answer?.envelope.success && { data: { claimId: answer.envelope.data.claimId } }),
    });
  });
});
