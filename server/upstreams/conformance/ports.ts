import { supplierTimeoutMs } from '../suppliers/port.ts';
import { portCalls, type PortCall } from './port-calls.ts';
import { billing } from './plays/billing.ts';
import type { Play } from './plays/common.ts';
import { gateway } from './plays/gateway.ts';
import { invoices } from './plays/invoices.ts';
import { identity, sms } from './plays/sms-and-identity.ts';
import { supplier } from './plays/supplier.ts';

export interface Port {
  readonly title: string;
  /** The settings that it goes live with: its address, and the secret. */
  readonly settings: readonly [url: string, secret: string];
  /** The upstream of the sandbox, which the examples come from. */
  readonly sandbox: string;
  readonly timeLimit: string;
  readonly retries: string;
  /** What our side makes of an answer that is none. */
  readonly errors: string;
  readonly timeoutMs: number;
  readonly calls: readonly PortCall[];
  readonly play: Play;
}

const general = { timeLimit: '3 s (`UPSTREAM_TIMEOUT_MS`)', timeoutMs: 3_000 };

const byName: Readonly<Record<string, Port>> = {
  supplier: {
    title: 'Suppliers of rights and goods',
    settings: ['SUPPLIER_URL', 'SUPPLIER_SECRET'],
    sandbox: 'suppliers',
    timeLimit: '3 s a call',
    timeoutMs: supplierTimeoutMs,
    retries:
      'Orders are sent again with the same `claimId` until they are decided; after their deadline they are revoked, again until that is answered.',
    errors:
      '`refused` is final and gives the subscriber stock and quota back. Any other answer leaves the order open: it may have been delivered.',
    calls: portCalls.supplier,
    play: supplier,
  },
  sms: {
    ...general,
    title: 'Message gateway',
    settings: ['SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET'],
    sandbox: 'sms',
    retries: 'Messages of background work are sent again with the same `id`; codes are not.',
    errors: '4xx: refused, and not sent again. Any other answer: it may have been sent.',
    calls: portCalls.sms,
    play: sms,
  },
  identity: {
    ...general,
    title: 'Identity service',
    settings: ['IDENTITY_URL', 'IDENTITY_SECRET'],
    sandbox: 'identity',
    retries: 'None: a proof may be spent by the first request.',
    errors: '`refused`: the visitor stays a guest. Any other answer: the same, with a sentence to try again.',
    calls: portCalls.identity,
    play: identity,
  },
  billing: {
    ...general,
    title: 'Billing system',
    settings: ['BILLING_URL', 'BILLING_SECRET'],
    sandbox: 'billing',
    retries:
      'Reads once more after a quick failure. Credits and debits again with the same `orderNo` until they are answered.',
    errors: '`credited: false` and `debited: false` are final. Any other answer leaves the movement open.',
    calls: portCalls.billing,
    play: billing,
  },
  invoices: {
    ...general,
    title: 'Tax service',
    settings: ['INVOICE_URL', 'INVOICE_SECRET'],
    sandbox: 'invoices',
    retries: 'An order without an answer is queried first; only an absent one is sent again.',
    errors: '`refused` ends the invoice with its reason. `pending` and any other answer are asked for later.',
    calls: portCalls.invoices,
    play: invoices,
  },
  'operator-wallet': {
    ...general,
    title: "Operator's wallet",
    settings: ['OPERATOR_WALLET_URL', 'OPERATOR_WALLET_SECRET'],
    sandbox: 'operator-wallet',
    retries: 'Payments are queried until they are decided; refunds are sent again with the same `refundNo`.',
    errors: '`refused` holds a refund for a person. Any other answer leaves the payment or refund open.',
    calls: portCalls.gateway,
    play: gateway,
  },
  'bank-card': {
    ...general,
    title: 'Bank-card network',
    settings: ['BANK_CARD_URL', 'BANK_CARD_SECRET'],
    sandbox: 'bank-card',
    retries: "As the operator's wallet.",
    errors: "As the operator's wallet.",
    calls: portCalls.gateway,
    play: gateway,
  },
};

/** The systems that speak our signed interface; those of public vendors have contracts of their own. */
export const ports: ReadonlyMap<string, Port> = new Map(Object.entries(byName));
