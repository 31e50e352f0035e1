import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { everyCall } from '#core/contract/every-call.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { session } from '#core/contract/user/session.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aBusiness } from '../testing/a-business.ts';
import type { TestMember } from '../testing/a-member.ts';
import { aProduct } from '../testing/a-product.ts';
import { aRight } from '../testing/a-right.ts';
import { aSubscription } from '../testing/a-subscription.ts';
import { people, somebody, type Name } from '../testing/everybody.ts';
import { freshId } from '../testing/fresh.ts';
import { validInput } from '../testing/generated-input.ts';
import type { SendOptions } from '../testing/send-call.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { notBuiltCalls } from './not-built.list.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { DEMO_DATA: '1' } });
});
afterAll(() => server.stop());

const names = Object.keys(people) as Name[];
const services = ['user', 'common', 'content'];
const built = everyCall.filter(({ service, name, endpoint }) => services.includes(service) && !endpoint.beacon && !notBuiltCalls[service]?.includes(name));

describe('who may make a call (A2)', () => {
  it.each(built.map((call) => [call.id, call] as const))('%s asks a guest to sign in or nobody, and answers every subscriber alike', async (_id, { endpoint, ...call }) => {
    // Everybody is new and comes from an address of their own: limits are not what is asked about here.
    let address = 0;
    const verdict = async (input: object, options: SendOptions): Promise<string> => {
      const { status, envelope } = await server.send(endpoint, input, { ...options, headers: { 'x-forwarded-for': `10.1.${built.findIndex(({ id }) => id === call.id)}.${address++}` } });
      expect(status).toBe(200);
      return envelope.success ? 'may' : `${envelope.code} ${envelope.message}`;
    };
    for (const input of fc.sample(validInput({ endpoint, ...call }), { numRuns: 3, seed: 1 })) {
      const guest = await verdict(input, {});
      const verdicts = await Promise.all(names.map(async (name) => verdict(input, { as: await somebody(server, name) })));
      expect(guest.startsWith('-2 ')).toBe(endpoint.access === 'member');
      expect(verdicts).toEqual(names.map(() => expect.stringMatching(/^(may|0 )/)));
      expect(new Set(verdicts).size).toBe(1);
    }
  });
});

const signIn = '-2';
const level = '您的会员等级暂不满足领取条件';
const tooLow = '您的会员等级还不够，升级后即可办理';

/** What somebody hears; a refusal is its sentence, a guest's is its code. */
type Ask = (as: TestMember | undefined) => Promise<unknown>;
const asked = (as: TestMember | undefined): SendOptions => (as ? { as } : {});
const heard = <Data>({ success, code, message, data }: { success: boolean; code: string; message: string; data: Data }, of: (data: Data) => unknown): unknown =>
  success ? of(data) : code === signIn ? signIn : message;

/** Everybody holds the right's product, which gives no level itself. */
async function holding(as: TestMember | undefined, minLevel: number) {
  const right = await aRight(server, { minLevel });
  const subscription = as ? await aSubscription(server, { member: as, product: right }) : { subscriptionId: 'none' };
  return { ...right, ...subscription };
}

/** The permission table where it depends on who it is: guest, non-member, another province, gold of another province, levels 1 to 4. */
const rows: readonly (readonly [string, () => Promise<Ask>, readonly unknown[]])[] = [
  ['loginStatus: the province’s own', async () => async (as) => heard(await server.call(session.loginStatus, {}, asked(as)), ({ userInfo }) => userInfo?.ispFlag ?? null), [null, 1, 0, 0, 1, 1, 1, 1]],
  ['mobileStatus: the province’s own', async () => async (as) => heard(await server.call(membership.mobileStatus, {}, asked(as)), ({ ispFlag }) => ispFlag), [signIn, 1, 0, 0, 1, 1, 1, 1]],
  ['provinceEligible', async () => async (as) => heard(await server.call(profile.provinceEligible, {}, asked(as)), Boolean), [signIn, true, false, false, true, true, true, true]],
  ['userPage: whose mall is the market', async () => async (as) => heard(await server.call(membership.userPage, {}, asked(as)), ({ product }) => product === 'super-market'), [signIn, false, false, false, true, true, true, true]],
  ['userVipInfo: the level', async () => async (as) => heard(await server.call(membership.userVipInfo, {}, asked(as)), ({ userDto }) => userDto.vipTypeLevel), [signIn, 0, 0, 2, 1, 2, 3, 4]],
  ['refreshLevel: the level', async () => async (as) => heard(await server.call(membership.refreshLevel, {}, asked(as)), ({ vipTypeLevel }) => vipTypeLevel), [signIn, 0, 0, 2, 1, 2, 3, 4]],
  [
    'orderRules: a product for the province',
    async () => {
      const product = await aProduct(server);
      return async (as) => heard(await server.call(gateway.orderRules, product, asked(as)), ({ passed, reason }) => passed || reason);
    },
    [signIn, true, provinceToast, provinceToast, true, true, true, true],
  ],
  [
    'orderRules: a business from level 3 on',
    async () => {
      const business = await aBusiness(server);
      await server.db.insertInto('order_rules').values({ target_kind: 'business', target_id: business.businessId, rule_code: 'MIN_LEVEL', value: '3', sort: 1 }).execute();
      return async (as) => heard(await server.call(gateway.orderRules, business, asked(as)), ({ rules }) => rules.find(({ ruleCode }) => ruleCode === 'MIN_LEVEL')?.reason);
    },
    [signIn, tooLow, tooLow, tooLow, tooLow, tooLow, '', ''],
  ],
  [
    'businessConfirm: a business for the province',
    async () => {
      const business = await aBusiness(server);
      return async (as) => heard(await server.call(businessOrder.businessConfirm, business, asked(as)), () => true);
    },
    [signIn, true, provinceToast, provinceToast, true, true, true, true],
  ],
  [
    'memberTiers: a product for the province; a guest finds out after signing in',
    async () => {
      const line = freshId('line');
      const { productId } = await aRight(server);
      await server.db.insertInto('product_tiers').values({ line, step: 1, product_id: productId, name: '第1档', pic_url: 'art:tier', agreements: [] }).execute();
      return async (as) => heard(await server.call(memberPage.memberTiers, { line }, asked(as)), ({ tiers: [tier] }) => tier?.canOrder || tier?.reason);
    },
    [true, true, provinceToast, provinceToast, true, true, true, true],
  ],
  ['receiveRights: what is held, from level 2 on, wherever the number is at home', async () => async (as) => heard(await server.call(cardProduct.receiveRights, await holding(as, 2), asked(as)), () => true), [signIn, level, level, true, level, true, true, true]],
  ['receiveRights: what is held, for everybody', async () => async (as) => heard(await server.call(cardProduct.receiveRights, await holding(as, 0), asked(as)), () => true), [signIn, true, true, true, true, true, true, true]],
  [
    'memberRights: nobody’s who does not hold the product',
    async () => {
      const { productId } = await aRight(server);
      return async (as) => heard(await server.call(cardProduct.memberRights, { offerId: productId }, asked(as)), () => true);
    },
    [signIn, ...names.map(() => '您还没有开通该产品')],
  ],
];

describe('what depends on who it is (A2)', () => {
  it.each(rows)('%s', async (_what, prepare, expected) => {
    const ask = await prepare();
    const answers = [await ask(undefined)];
    for (const name of names) answers.push(await ask(await somebody(server, name)));
    expect(Object.fromEntries(['guest', ...names].map((name, at) => [name, answers[at]]))).toEqual(Object.fromEntries(['guest', ...names].map((name, at) => [name, expected[at]])));
  });
});
