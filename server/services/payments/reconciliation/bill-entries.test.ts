import { afterAll, beforeAll, expect, it } from 'vitest';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { till } from '#core/contract/goods/till.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aShop } from '../../../testing/data/a-shop.ts';
import { differencesOf, ignoreAt, reconcileAt, repairAt } from '../../../testing/differences.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { tillWork } from '../pay-code/settle-till-payment.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // Noon in China: the clock stays within one day while payments are made.
  await server.advance(((36 - chinaTime(server.now()).hour) % 24) * 3_600_000);
});
afterAll(() => server.stop());

const day = 86_400_000;
const open = async () => (await differencesOf(server)).filter(({ state }) => state === 'open');
const reconcile = () => reconcileAt(server);
const repair = (id: number) => repairAt(server, id);
const setNumber = (mobile: string, status: 'normal' | 'closed') =>
  server.db
    .updateTable('sandbox_numbers')
    .set({ status })
    .where('mobile_lookup', '=', server.deps.encryption.mobiles.lookup(mobile))
    .execute();
const balanceOf = ({ mobile }: TestMember) => server.deps.billing.balanceFen(mobile);

interface Scanned {
  readonly as: TestMember;
  readonly shopId: string;
  readonly paymentNo: string;
}
/** A payment of 8 yuan at a till. */
async function paidAtTill(balanceFen = 5_000): Promise<Scanned> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, balanceFen);
  const { shopId } = await aShop(server);
  const { authCode } = await server.data(payCode.payCode, {}, { as });
  await server.sandbox(terminals.scanPayCode, { authCode, shopCode: shopId, amountFen: 800 });
  const { payment } = await server.data(till.tillPayment, { authCode }, { as });
  return { as, shopId, paymentNo: payment?.paymentNo ?? '' };
}
async function refundedAtTill(scanned: Scanned): Promise<string> {
  const { paymentNo, shopId: shopCode } = scanned;
  await server.sandbox(terminals.refundPayCode, { paymentNo, shopCode, amountFen: 800, refundNo: 'r1' });
  return `${shopCode}.r1`;
}
const dropDebit = (order_no: string) =>
  server.db.deleteFrom('sandbox_debits').where('order_no', '=', order_no).execute();
const changeDebit = (order_no: string, amount_fen: number) =>
  server.db.updateTable('sandbox_debits').set({ amount_fen }).where('order_no', '=', order_no).execute();
const plantCredit = (order_no: string, amount_fen: number) =>
  server.db.insertInto('sandbox_credits').values({ order_no, amount_fen, at: server.now() }).execute();
async function aWithdrawal(state: 'credited' | 'returned', isThere: boolean) {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 0);
  const withdrawal_id = freshId('withdrawal');
  const now = server.now();
  await server.db
    .insertInto('cash_withdrawals')
    .values({
      withdrawal_id,
      user_id: as.userId,
      request_key: freshId('key'),
      amount_fen: 300,
      state,
      next_try_at: now,
      created_at: now,
      settled_at: now,
    })
    .execute();
  if (isThere) await plantCredit(withdrawal_id, 300);
  return { as, no: withdrawal_id };
}

it('tills and daily cash that agree with the phone bill give no difference', async () => {
  const paid = await paidAtTill();
  await refundedAtTill(await paidAtTill());
  await aWithdrawal('credited', true);
  await server.advance(day);
  expect(await reconcile()).toMatchObject({ found: 0, waiting: [] });
  expect(await balanceOf(paid.as)).toBe(4_200);
});

it('planted differences of tills and daily cash are found, and their repairs make the bill right', async () => {
  const onlyHere = await paidAtTill();
  await dropDebit(onlyHere.paymentNo);
  const onlyThere = await paidAtTill(100);
  await server.db
    .updateTable('sandbox_debits')
    .set({ state: 'debited' })
    .where('order_no', '=', onlyThere.paymentNo)
    .execute();
  const [more, less] = [await paidAtTill(), await paidAtTill()];
  await changeDebit(more.paymentNo, 1_000);
  await changeDebit(less.paymentNo, 600);
  const refundOfHere = await paidAtTill();
  const refundHere = await refundedAtTill(refundOfHere);
  await server.db.deleteFrom('sandbox_credits').where('order_no', '=', refundHere).execute();
  const cashHere = await aWithdrawal('credited', false);
  const cashThere = await aWithdrawal('returned', true);
  await plantCredit('unknown-credit', 100);
  const refundOfThere = await paidAtTill();
  await setNumber(refundOfThere.as.mobile, 'closed');
  const refundThere = await refundedAtTill(refundOfThere);
  await eventually(
    async () => {
      await server.advance(60_000);
      await tillWork(server.deps).run();
      return open();
    },
    (rows) => rows.some(({ kind }) => kind === 'refund-refused'),
  );
  await plantCredit(refundThere, 800);

  await server.advance(day);
  await reconcile();
  const found = await open();
  expect(
    new Set(
      found.map(({ source, kind, reference, repair: how }) => [source, kind, reference, how].join(' ')),
    ),
  ).toEqual(
    new Set(
      [
        ['till', 'payment-only-here', onlyHere.paymentNo, 'debit-again'],
        ['till', 'payment-only-there', onlyThere.paymentNo, 'refund-there'],
        ['till', 'payment-amount', more.paymentNo, 'refund-there'],
        ['till', 'payment-amount', less.paymentNo, 'by-hand'],
        ['till', 'refund-only-here', refundHere, 'send-refund-again'],
        ['till', 'refund-refused', refundThere, 'send-refund-again'],
        ['till', 'refund-only-there', refundThere, 'book-refund'],
        ['cash', 'refund-only-here', cashHere.no, 'send-refund-again'],
        ['cash', 'refund-only-there', cashThere.no, 'by-hand'],
        ['phone-bill', 'refund-only-there', 'unknown-credit', 'by-hand'],
      ].map((columns) => columns.join(' ')),
    ),
  );
  expect(await reconcile()).toMatchObject({ found: 0 });

  const before = await Promise.all(
    [onlyHere, onlyThere, more, refundOfHere, cashHere].map(({ as }) => balanceOf(as)),
  );
  for (const { id, repair: how, kind } of found) {
    if (kind === 'refund-refused') continue;
    if (how === 'by-hand') expect(await repair(id)).toMatchObject({ ok: false });
    expect(await (how === 'by-hand' ? ignoreAt(server, id) : repair(id))).toMatchObject({ ok: true });
  }
  const after = await Promise.all(
    [onlyHere, onlyThere, more, refundOfHere, cashHere].map(({ as }) => balanceOf(as)),
  );
  expect(after.map((fen, at) => (fen ?? 0) - (before[at] ?? 0))).toEqual([-800, 800, 200, 800, 300]);
  // Booking the credit ended the hold of the same refund.
  expect(await open()).toEqual([]);
  const session = await server.sandbox(controls.openSession, {
    mobile: refundOfThere.as.mobile,
  });
  expect(
    await server.data(till.tillPayment, { paymentNo: refundOfThere.paymentNo }, { as: session }),
  ).toMatchObject({ payment: { refundedFen: 800, refundingFen: 0 } });

  await server.advance(day);
  expect(await reconcile()).toMatchObject({ found: 0, waiting: [] });
});
