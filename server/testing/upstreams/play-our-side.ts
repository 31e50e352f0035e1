import { randomBytes } from 'node:crypto';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { noticePath } from '#core/contract/pay/notice-path.ts';
import { scanSentences } from '#core/rules/lounge/scan-verdict.ts';
import { sandboxSecret } from '../../sandbox/upstreams/sandbox-secret.ts';
import { noticeHeaders } from '../../sandbox/upstreams/fake-upstream.ts';
import { chargeSentences } from '../../services/payments/pay-code/charge-pay-code.ts';
import type { Exchange } from '../../upstreams/conformance/player.ts';
import { signRequest } from '../../upstreams/signature.ts';
import { aMember } from '../data/a-member.ts';
import { aShop } from '../data/a-shop.ts';
import { giveBalance } from '../data/give-balance.ts';
import type { TestServer } from '../test-server.ts';

/** An interface of ours that partners call, with what it answers. */
export interface OurInterface {
  readonly title: string;
  readonly text: string;
  readonly exchanges: readonly Exchange[];
  /** What an answer means, word by word. */
  readonly verdicts: Readonly<Record<string, string>>;
}

/** Partners call us: scanners of lounges, tills of merchants, and the notices of gateways. */
export const playOurSide = async (server: TestServer): Promise<readonly OurInterface[]> => [
  {
    title: 'Scanners of lounges call us',
    text: 'Setting: `LOUNGE_SECRET`; without it the address answers 404. The path below is added to `/partner/lounges`. Send a scan again when there was no answer: a code that was let in answers `used`.',
    exchanges: [
      await asked(
        server,
        '/partner/lounges',
        server.deps.partnerSecrets.lounge,
        'a code that is not ours',
        '/scan',
        { qr: 'not-a-code', hallId: 'hall-1', companions: 0 },
      ),
      await asked(
        server,
        '/partner/lounges',
        server.deps.partnerSecrets.lounge,
        'a scan without its hall',
        '/scan',
        { qr: 'not-a-code' },
      ),
      await asked(server, '/partner/lounges', 'another secret', 'a scan with a wrong signature', '/scan', {
        qr: 'not-a-code',
        hallId: 'hall-1',
      }),
    ],
    verdicts: scanSentences,
  },
  {
    title: 'Tills of merchants call us',
    text: 'Setting: `MERCHANT_SECRET`; without it the address answers 404. The paths below are added to `/partner/tills`. A sale is known by `shopCode` and `tradeNo`, a refund by `shopCode` and `refundNo`: sent again it has its first answer. `paying` is asked for again by the same charge.',
    exchanges: await tills(server),
    verdicts: chargeSentences,
  },
  {
    title: 'Gateways send us notices',
    text: "Operator's wallet and bank-card network post the state of a payment to the `notifyUrl` of its order, signed over the path `/notices`. Any other answer than 200 is sent again; repetitions and late notices are accepted.",
    exchanges: [
      await notice(server, 'a notice about a payment that is not ours', true),
      await notice(server, 'a notice with a wrong signature', false),
    ],
    verdicts: {},
  },
];

async function tills(server: TestServer): Promise<readonly Exchange[]> {
  const member = await aMember(server);
  await giveBalance(server, member.mobile, 10_000);
  const { shopId } = await aShop(server, { shop_id: 'shop-1', category_id: 'example-shops' });
  const { authCode } = await server.data(payCode.payCode, {}, { as: member });
  const secret = server.deps.partnerSecrets.merchant;
  const ask = (what: string, path: string, body: object) =>
    asked(server, '/partner/tills', secret, what, path, body);
  const sale = { authCode, shopCode: shopId, amountFen: 1_000, tradeNo: 'sale-1' };
  const charged = [
    await ask('a sale of ten yuan', '/charge', sale),
    await ask('the same sale again', '/charge', sale),
    await ask('another sale with the same code', '/charge', { ...sale, tradeNo: 'sale-2' }),
    await ask('a code that is not ours', '/charge', { ...sale, authCode: '0000', tradeNo: 'sale-3' }),
  ];
  const { paymentNo } = (charged[0]?.answer ?? { paymentNo: '' }) as { readonly paymentNo: string };
  const back = { paymentNo, shopCode: shopId, refundNo: 'refund-1', amountFen: 400 };
  const exchanges = [
    ...charged,
    await ask('a refund of four yuan', '/refund', back),
    await ask('the same refund again', '/refund', back),
    await ask('a refund of more than is left', '/refund', { ...back, refundNo: 'refund-2', amountFen: 601 }),
    await ask('a refund of an unknown sale', '/refund', { ...back, paymentNo: 'unknown' }),
  ];
  // The same in every run.
  const text = JSON.stringify(exchanges)
    .replaceAll(authCode, '600000000000000001')
    .replaceAll(paymentNo, 'payment-1');
  return JSON.parse(text) as readonly Exchange[];
}

async function asked(
  server: TestServer,
  at: string,
  secret: string | undefined,
  what: string,
  path: string,
  request: object,
): Promise<Exchange> {
  const body = JSON.stringify(request);
  const nonce = randomBytes(12).toString('hex');
  const { timestamp, signature } = signRequest(secret ?? '', 'POST', path, body, Date.now(), nonce);
  const response = await server.fetch(at + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
    body,
  });
  return { what, path, request, status: response.status, answer: await response.json() };
}

async function notice(server: TestServer, what: string, isGenuine: boolean): Promise<Exchange> {
  const request = {
    kind: 'payment',
    paymentNo: 'unknown',
    state: 'paid',
    tradeNo: 'trade-1',
    amountFen: 100,
  };
  const body = JSON.stringify(request);
  const secret = isGenuine ? sandboxSecret(server.config.secret, 'operator-wallet') : 'another secret';
  const response = await server.fetch(server.base + noticePath('operator-wallet'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...noticeHeaders(secret, '/notices', body) },
    body,
  });
  return { what, path: '/notices', request, status: response.status, answer: await response.json() };
}
