import { balance, billRow, credit as credited, debit as debited, facts } from '../../billing/http.ts';
import * as planForms from '../../billing/plans-http.ts';
import type { Player } from '../player.ts';
import { forgeries, statement, type Play, type RunId } from './common.ts';

export const billing: Play = async (player, run) => {
  const { ask, endpoint } = player;
  const number = { mobile: endpoint.mobile };
  await forgeries(player, '/balances', number);
  await ask('what a number is', '/numbers', number, facts);
  await movements(player, run);
  await statement(player, {}, billRow);
  await plans(player, run);
};

async function movements({ ask, check, endpoint: { mobile } }: Player, run: RunId): Promise<void> {
  const balanceOf = async (what: string) => (await ask(what, '/balances', { mobile }, balance))?.balanceFen;
  const oneFen = (no: string) => ({ orderNo: `test-${run}-${no}`, mobile, amountFen: 1 });
  const credit = (what: string) => ask(what, '/credits', oneFen('credit'), credited);
  const debit = (what: string, no: string) => ask(what, '/debits', oneFen(no), debited);
  const cancel = (what: string, no: string) =>
    ask(what, '/debits/cancel', { orderNo: `test-${run}-${no}` }, debited);

  const before = await balanceOf('the balance of a number');
  const first = await credit('a credit of one fen');
  check('a number in use is credited', first?.credited === true, `credited ${first?.credited}`);
  const again = await credit('the same credit again, which is credited once');
  check(
    'its repetition has the same answer',
    first !== undefined && first.credited === again?.credited,
    'another answer',
  );
  const between = await balanceOf('the balance after both');
  const isOnce = before !== undefined && between === before + 1;
  check('one fen was credited', isOnce, `${before} fen before, ${between} fen after`);
  const taken = await debit('a debit of one fen', 'debit-1');
  check('a balance that suffices is debited', taken?.debited === true, `debited ${taken?.debited}`);
  const repeated = await debit('the same debit again, which is debited once', 'debit-1');
  check('its repetition has the same answer, too', repeated?.debited === taken?.debited, 'another answer');
  const after = await balanceOf('the balance after these');
  check('one fen was debited', after === before, `${before} fen before, ${after} fen after`);
  const made = await cancel('the cancellation of a debit that was made', 'debit-1');
  check('it stays made', made?.debited === true, `debited ${made?.debited}`);
  const never = await cancel('the cancellation of a debit that never arrived', 'debit-2');
  check('it is not debited', never?.debited === false, `debited ${never?.debited}`);
  const late = await debit('that debit, arriving after its cancellation', 'debit-2');
  check('a debit after its cancellation is not made', late?.debited === false, `debited ${late?.debited}`);
}

async function plans({ ask, check, endpoint: { mobile, day } }: Player, run: RunId): Promise<void> {
  const ofMonth = { mobile, month: day.slice(0, 7) };
  await ask('the package of a number', '/plans', { mobile }, planForms.plan);
  await ask('its usage in a month', '/usage', ofMonth, planForms.usage);
  const several = await ask(
    'its usage in several months',
    '/monthly-usage',
    { mobile, months: 3 },
    planForms.months,
  );
  const named = several?.months.map((each) => each.month) ?? [];
  check(
    'months come in order, the oldest first',
    several !== undefined && named.join() === named.toSorted().join() && named.length <= 3,
    named.join(', '),
  );
  await ask('its usage by kind of apps', '/behavior', ofMonth, planForms.uses);
  const policy = { policyId: `test-${run}`, version: 1, mobile, times: [], blockedKinds: [] };
  await ask('a policy of access that blocks nothing', '/access-policies', policy, planForms.saved);
  await ask('the same policy again', '/access-policies', policy, planForms.saved);
  const change = {
    orderNo: `test-${run}-business`,
    mobile,
    businessId: 'test-business',
    action: 'open',
    priceFen: 0,
  };
  const first = await ask('the order of an offer', '/business-orders', change, planForms.change);
  const again = await ask('the same order of an offer again', '/business-orders', change, planForms.change);
  check(
    'an order of an offer that is sent again has its first answer',
    first !== undefined && again?.outcome === first.outcome,
    `${again?.outcome} after ${first?.outcome}`,
  );
}
