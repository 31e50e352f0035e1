import { issueAnswer, queryAnswer, reverseAnswer } from '../../invoices/http.ts';
import { forgeries, type Play } from './common.ts';

export const invoices: Play = async (player, run) => {
  const { ask, check } = player;
  const invoiceNo = `test-${run}`;
  await forgeries(player, '/query', { invoiceNo });
  const query = (what: string) => ask(what, '/query', { invoiceNo }, queryAnswer);
  const reverse = (what: string, of: string) =>
    ask(what, '/reverse', { invoiceNo: of, reason: '接口测试' }, reverseAnswer);
  const before = await query('the query of an invoice that was never ordered');
  check('such an invoice is absent', before?.outcome === 'absent', `outcome ${before?.outcome}`);
  const order = { invoiceNo, amountFen: 1, title: '个人', taxNo: null, email: 'test@mall.example' };
  const first = await ask('an invoice of one fen', '/issue', order, issueAnswer);
  const again = await ask('the same order again', '/issue', order, issueAnswer);
  // One that was pending may have been decided in between.
  const isSame =
    first !== undefined && (first.outcome === 'pending' || JSON.stringify(first) === JSON.stringify(again));
  check('an order that is sent again is the same invoice', isSame, JSON.stringify(again));
  const after = await query('the query of the invoice');
  const agrees = after !== undefined && (first?.outcome === 'pending' || after.outcome === first?.outcome);
  check('the query answers what was decided', agrees, `outcome ${after?.outcome}`);
  const undone = await reverse('its reversal', invoiceNo);
  const twice = await reverse('the same reversal again', invoiceNo);
  check(
    'a reversal that is sent again is the same reversal',
    undone !== undefined && (undone.outcome === 'pending' || twice?.outcome === undone.outcome),
    `${twice?.outcome} after ${undone?.outcome}`,
  );
  const nothing = await reverse('the reversal of an invoice that was never ordered', `${invoiceNo}-2`);
  check('nothing is reversed', nothing?.outcome === 'refused', `outcome ${nothing?.outcome}`);
};
