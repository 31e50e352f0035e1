import { randomInt } from 'node:crypto';
import { isFixedUpstream, supplierOf, type FixedUpstream } from '#core/rules/console/operations/upstreams.ts';
import { cashierChannels, type CashierChannel } from '#core/rules/pay/pay-channels.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../http/secrets.ts';

/** Asks about an object that does not exist, so that no upstream changes anything. Answers in the words of the console. */
type Probe = (deps: Deps) => Promise<string>;

const unknownNo = (): string => `probe-${newId()}`;
/** An address for documentation, and a day without business. */
const [nobodysAddress, emptyDay] = ['192.0.2.1', '2000-01-01'];

const payment =
  (channel: CashierChannel): Probe =>
  async ({ payChannels }) =>
    said(await payChannels[channel].query({ paymentNo: unknownNo(), amountFen: 1 }), '没有这笔付款');

const said = ({ kind }: { readonly kind: string }, absent: string): string =>
  ['absent', 'refused', 'stranger'].includes(kind) ? absent : kind === 'unknown' ? '' : kind;

const probes: Readonly<Record<Exclude<FixedUpstream, 'sms'>, Probe>> = {
  identity: async ({ identity }) => said(await identity.numberAt(nobodysAddress), '没有这个地址的号码'),
  'chat-app': async ({ chatApp }) => said(await chatApp.identify(unknownNo()), '没有这个登录码'),
  'mini-program': async ({ miniProgram }) => said(await miniProgram.identify(unknownNo()), '没有这个登录码'),
  billing: async ({ billing }) => {
    const rows = await billing.statement(emptyDay);
    return rows === undefined ? '' : `${emptyDay} 有 ${rows.length} 笔账单`;
  },
  invoices: async ({ invoices }) => said(await invoices.query(unknownNo()), '没有这张发票'),
  // Answers about a place are remembered, so it is another place in the city each time.
  maps: async ({ maps }) => {
    const found = await maps.reverseGeocode({
      longitude: 118.75 + randomInt(1_000) / 10_000,
      latitude: 32 + randomInt(1_000) / 10_000,
    });
    return found.regeocode?.addressComponent.province ?? '';
  },
  pictures: async ({ pictureStore }) => said(await pictureStore.get(unknownNo()), '没有这个文件'),
  ...(Object.fromEntries(cashierChannels.map((channel) => [channel, payment(channel)])) as Readonly<
    Record<CashierChannel, Probe>
  >),
};

/** Why an upstream has no harmless call; undefined: it has one. */
export const noProbeOf = (upstream: string): string | undefined =>
  upstream === 'sms' ? '每次请求都会发出一条短信，没有可以试的请求' : undefined;

/** The harmless call to an upstream, or undefined. */
export function probeOf(upstream: string): Probe | undefined {
  const supplier = supplierOf(upstream);
  if (supplier !== undefined)
    return async (deps) => said(await deps.supplier.query(unknownNo(), supplier), '没有这笔发放');
  return isFixedUpstream(upstream) && upstream !== 'sms' ? probes[upstream] : undefined;
}
