import { upstreamNames, type UpstreamName } from '#core/config/upstreams.ts';
import { upstreamTexts } from '#core/rules/upstreams/not-offered.ts';
import { upstreamTitles } from '#core/rules/upstreams/upstream-titles.ts';
import type { Upstreams } from './upstream-settings.ts';

export interface UpstreamState {
  readonly name: UpstreamName;
  readonly title: string;
  /** `sandbox`: a stand-in of ours. `missing`: not set, so what needs it is not offered. */
  readonly state: 'set' | 'sandbox' | 'missing';
  /** What is not offered where it is missing. */
  readonly without: string;
}

const isSet: Readonly<Record<UpstreamName, (upstreams: Upstreams) => unknown>> = {
  sms: ({ smsGateway }) => smsGateway,
  suppliers: ({ supplier }) => supplier,
  identity: ({ identity }) => identity,
  billing: ({ billing }) => billing,
  invoices: ({ invoices }) => invoices,
  'chat-app': ({ chatApp }) => chatApp,
  'mini-program': ({ chatApp, miniProgramSecret }) => chatApp && miniProgramSecret,
  'chat-pay': ({ chatPay }) => chatPay,
  wallet: ({ wallet }) => wallet,
  'operator-wallet': ({ operatorWallet }) => operatorWallet,
  'bank-card': ({ bankCard }) => bankCard,
  maps: ({ mapsApi }) => mapsApi,
  lounge: ({ loungeSecret }) => loungeSecret,
  merchant: ({ merchantSecret }) => merchantSecret,
};

/** Every system of others with its state, in the order of the documents. */
export const upstreamStates = (config: Upstreams & { readonly sandbox: boolean }): readonly UpstreamState[] =>
  upstreamNames.map((name) => ({
    name,
    title: upstreamTitles[name],
    state: isSet[name](config) ? 'set' : config.sandbox ? 'sandbox' : 'missing',
    without: upstreamTexts[name].without,
  }));

export const missingUpstreams = (
  config: Upstreams & { readonly sandbox: boolean },
): ReadonlySet<UpstreamName> =>
  new Set(upstreamStates(config).flatMap(({ name, state }) => (state === 'missing' ? [name] : [])));
