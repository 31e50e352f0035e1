import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#core/contract/user/account.ts';
import { agreements } from '#core/contract/common/agreements.ts';
import { messages } from '#core/contract/user/messages.ts';
import { profile } from '#core/contract/user/profile.ts';
import { support } from '#core/contract/user/support.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aShop } from '../../../testing/data/a-shop.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetNumbers } from '../../number/phone-manage/forget-numbers.ts';
import { closeDueAccount } from './close-due-accounts.ts';
import { exportedTables } from './exported-tables.ts';

/** Tables that name a subscriber and are not exported, with the reason. */
const tablesNotExported = {
  users: 'the account itself, exported on its own',
  sessions: 'hashes of tokens',
  pay_codes: 'a hash of a code that lives for one minute',
  chat_follows: 'a mark of the chat app',
  level_refreshes: 'the time of a lookup',
  events: 'page views without names, deleted after some days',
  bulk_task_lines: 'lists of coupons to grant; what was granted is exported with the coupons',
  broadcast_samples: 'drafts that operators looked at on a phone of their own; the messages are exported',
  sku_codes: 'sold with orders, which are exported; a code counts as used once it was shown',
  subscriber_notes: 'what operators wrote for each other; numbers are refused in them',
  view_as_tokens: 'hashes of links that operators looked with; the look itself is in the security log',
  compensations: 'why the desk gave a coupon; the coupon and its message are exported',
  number_reveals: 'which operator saw the number and why, part of the audit log',
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const agreement = (template_id: string, title: string) => ({
    template_id,
    version: '1',
    title,
    body: '。',
    published_at: server.now(),
  });
  await server.db
    .insertInto('agreements')
    .values([agreement('privacy', '隐私政策'), agreement('number-auth', '号码认证服务条款')])
    .execute();
});
afterAll(() => server.stop());

const day = 86_400_000;
const after = (days: number) => ({
  ...server.deps,
  clock: { now: () => new Date(server.now().getTime() + days * day) },
});
const logOf = async ({ userId }: TestMember) =>
  (
    await server.db
      .selectFrom('security_log')
      .select(['kind', 'what'])
      .where('user_id', '=', userId)
      .orderBy('security_log_id')
      .execute()
  ).map(({ kind, what }) => `${kind} ${what}`);
const closingOf = (as: TestMember) => server.data(account.accountClosing, {}, { as });
const isClosed = async ({ userId }: TestMember) =>
  (
    await server.db
      .selectFrom('users')
      .select('closed_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).closed_at !== null;

describe('consents', () => {
  const agree = (as: TestMember, templateId: string) =>
    server.data(agreements.saveAgreement, { templateId, version: '1', channelId: 'C0013' }, { as });
  const mine = (as: TestMember) => server.data(agreements.myConsents, {}, { as });

  it('are listed with their date, withdrawn by their owner, and can be given again', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const { agreedAt } = await agree(member, 'number-auth');
    await agree(other, 'number-auth');
    expect(await mine(member)).toEqual([
      { templateId: 'number-auth', version: '1', title: '号码认证服务条款', agreedAt, required: false },
    ]);
    expect(
      await server.data(agreements.withdrawConsent, { templateId: 'number-auth' }, { as: member }),
    ).toEqual([]);
    expect(
      await server.data(agreements.agreementTemplate, { templateId: 'number-auth' }, { as: member }),
    ).toMatchObject({ agreedAt: null });
    expect(await mine(other)).toHaveLength(1);
    await server.advance(1_000);
    expect((await agree(member, 'number-auth')).agreedAt > agreedAt).toBe(true);
    expect(await mine(member)).toHaveLength(1);
    expect(await logOf(member)).toEqual(['account consent-withdrawn']);
  });

  it('without which there is no account end with the account only', async () => {
    const member = await aMember(server);
    await agree(member, 'privacy');
    expect(
      await server.call(agreements.withdrawConsent, { templateId: 'privacy' }, { as: member }),
    ).toMatchObject({ success: false, message: expect.stringContaining('注销账号') });
    expect(await mine(member)).toMatchObject([{ templateId: 'privacy', required: true }]);
  });
});

describe('the export of the own data', () => {
  it('has the subscriber’s own rows in readable form, and is in the security log', async () => {
    const [member, other] = [await aMember(server, { level: 2 }), await aMember(server)];
    await server.data(support.openTicket, { text: '我的问题' }, { as: member });
    await server.data(support.openTicket, { text: '别人的问题' }, { as: other });
    const data = await server.data(account.exportData, {}, { as: member });
    expect(data.account).toMatchObject({ user_id: member.userId, mobile: member.mobile });
    expect(data.tables['subscriptions']).toHaveLength(1);
    expect(data.tables['support_messages']).toMatchObject([{ text: '我的问题' }]);
    const text = JSON.stringify(data);
    expect(text).not.toContain(other.userId);
    expect(text).not.toContain('别人的问题');
    expect(text).not.toMatch(/_(sealed|lookup|hash)"/);
    expect(await logOf(member)).toEqual(['export own-data']);
  });

  it('knows every table that names a subscriber', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'user_id' and c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`.execute(
      server.db,
    );
    const known = [...Object.keys(exportedTables), ...Object.keys(tablesNotExported)];
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('sandbox_'))
        .sort(),
    ).toEqual(known.sort());
  });
});

describe('closing an account', () => {
  it('waits a week, during which it can be cancelled', async () => {
    const member = await aMember(server);
    const closing = await server.data(account.requestClosing, {}, { as: member });
    expect(Date.parse(closing.closesAt) - Date.parse(closing.requestedAt)).toBe(7 * day);
    await server.advance(1_000);
    expect(await server.data(account.requestClosing, {}, { as: member })).toEqual(closing);
    expect(await server.data(messages.unreadCounts, {}, { as: member })).toMatchObject({ service: 1 });
    expect(await closeDueAccount(after(6.9), [forgetNumbers])).toBe(0);
    await server.data(account.cancelClosing, {}, { as: member });
    await server.data(account.cancelClosing, {}, { as: member });
    expect(await closingOf(member)).toBeNull();
    expect(await closeDueAccount(after(8), [forgetNumbers])).toBe(0);
    expect(await isClosed(member)).toBe(false);
    expect(await logOf(member)).toEqual(['account closing-requested', 'account closing-cancelled']);
  });

  it('ends every session, forgets what only the subscriber could use, and frees the number', async () => {
    const member = await aMember(server);
    const { mobile } = member;
    await server.data(account.requestClosing, {}, { as: member });
    const rounds = await Promise.all([1, 2, 3].map(() => closeDueAccount(after(7.1), [forgetNumbers])));
    expect(rounds.reduce((sum, closed) => sum + closed)).toBe(1);
    expect(await isClosed(member)).toBe(true);
    expect(await logOf(member)).toEqual(['account closing-requested', 'account closed']);
    await server.advance(1_000);
    const again = await aMember(server, { mobile });
    expect(again.userId).not.toBe(member.userId);
    expect(await server.data(profile.userName, {}, { as: again })).toMatchObject({
      userName: `用户${mobile.slice(-4)}`,
    });
    expect(
      await server.db
        .selectFrom('messages')
        .select('message_id')
        .where('user_id', '=', member.userId)
        .execute(),
    ).toEqual([]);
    expect(
      await server.db
        .selectFrom('sessions')
        .select('session_id')
        .where('user_id', '=', member.userId)
        .where('ended_at', 'is', null)
        .execute(),
    ).toEqual([]);
  });

  it('is refused, and put off, while money is on its way', async () => {
    const member = await aMember(server);
    const pending = () =>
      server.db
        .insertInto('cash_withdrawals')
        .values({
          withdrawal_id: `W${member.userId}`,
          user_id: member.userId,
          request_key: 'key',
          amount_fen: 100,
          state: 'pending',
          next_try_at: new Date(server.now().getTime() + 30 * day),
          created_at: server.now(),
          settled_at: null,
        })
        .execute();
    await server.data(account.requestClosing, {}, { as: member });
    await pending();
    expect(await closeDueAccount(after(7.1), [forgetNumbers])).toBe(1);
    expect(await isClosed(member)).toBe(false);
    await server.data(account.cancelClosing, {}, { as: member });
    expect(await server.call(account.requestClosing, {}, { as: member })).toMatchObject({
      success: false,
      message: '您有一笔提现正在处理，到账后再申请注销',
    });
  });

  it('is refused while a refund is on its way', async () => {
    const member = await aMember(server);
    const goodsId = await aGoods(server, { kind: 'virtual' });
    const orderNo = await aPaidOrder(server, member, { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }] });
    const { payment_no } = await server.db
      .selectFrom('payments')
      .select('payment_no')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const requested_at = server.now();
    await server.db
      .insertInto('payment_refunds')
      .values({
        refund_no: `F${orderNo}`,
        payment_no,
        order_no: orderNo,
        amount_fen: 1,
        reason: '重复付款',
        state: 'requested',
        next_try_at: new Date(requested_at.getTime() + 30 * day),
        last_error: null,
        requested_at,
        done_at: null,
      })
      .execute();
    expect(await server.call(account.requestClosing, {}, { as: member })).toMatchObject({
      success: false,
      message: '您有一笔退款正在处理，到账后再申请注销',
    });
  });

  it('is refused while a payment in a store is on its way', async () => {
    const member = await aMember(server);
    const { shopId } = await aShop(server);
    await server.db
      .insertInto('till_payments')
      .values({
        payment_no: `T${member.userId}`,
        user_id: member.userId,
        shop_id: shopId,
        code_hash: Buffer.alloc(32),
        trade_no: `trade ${member.userId}`,
        amount_fen: 100,
        discount_fen: 0,
        payable_fen: 100,
        state: 'paying',
        reason: null,
        next_try_at: new Date(server.now().getTime() + 30 * day),
        created_at: server.now(),
        settled_at: null,
      })
      .execute();
    expect(await server.call(account.requestClosing, {}, { as: member })).toMatchObject({
      success: false,
      message: '您有一笔门店付款正在处理，完成后再申请注销',
    });
  });

  it('concerns the caller’s own account alone (A1)', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    await server.data(account.requestClosing, {}, { as: member });
    expect(await closingOf(other)).toBeNull();
    await server.data(account.cancelClosing, {}, { as: other });
    expect(await closingOf(member)).not.toBeNull();
    await server.data(account.cancelClosing, {}, { as: member });
  });
});
