import { z } from 'zod';
import { payment, refund, statementRow } from '../../payments/signed-gateway.ts';
import { forgeries, statement, type Play } from './common.ts';

const minutesToPay = 15;

/** A payment of one fen is opened and closed; nobody pays it. */
export const gateway: Play = async (player, run) => {
  const { ask, check, endpoint } = player;
  const [paymentNo, refundNo] = [`test-${run}`, `test-${run}-refund`];
  await forgeries(player, '/payments/query', { paymentNo });
  const query = async (what: string) => {
    const answer = await ask(what, '/payments/query', { paymentNo }, payment);
    check(`${what} names its number`, answer?.paymentNo === paymentNo, `paymentNo ${answer?.paymentNo}`);
    return answer?.state;
  };
  const close = (what: string) =>
    ask(what, '/payments/close', { paymentNo }, z.object({ closed: z.boolean() }));

  const before = await query('the query of a payment that was never opened');
  check('such a payment is absent', before === 'absent', `state ${before}`);
  const order = {
    paymentNo,
    amountFen: 1,
    description: '接口测试',
    expiresAt: new Date(endpoint.now() + minutesToPay * 60_000).toISOString(),
    notifyUrl: 'https://mall.example/notices',
    returnUrl: 'https://mall.example/cashier',
  };
  const link = z.object({ url: z.url() });
  await ask('a payment of one fen', '/payments', order, link);
  await ask('the same payment again, which is opened once', '/payments', order, link);
  const open = await query('the query of a payment that nobody paid');
  check('it waits', open === 'waiting', `state ${open}`);
  const early = await ask(
    'the refund of a payment that nobody paid',
    '/refunds',
    {
      refundNo,
      paymentNo,
      amountFen: 1,
      reason: '接口测试',
    },
    refund,
  );
  check('such a refund is refused', early?.state === 'refused', `state ${early?.state}`);
  const closed = await close('the closing of the payment');
  check('a payment that nobody paid is closed', closed?.closed === true, `closed ${closed?.closed}`);
  const twice = await close('the same closing again');
  check('it stays closed', twice?.closed === true, `closed ${twice?.closed}`);
  const ended = await query('the query of the closed payment');
  check('it is closed', ended === 'closed', `state ${ended}`);
  const never = { refundNo: `${refundNo}-2` };
  const absent = await ask('the query of a refund that was never sent', '/refunds/query', never, refund);
  check('such a refund is absent', absent?.state === 'absent', `state ${absent?.state}`);
  await statement(player, {}, statementRow);
};
