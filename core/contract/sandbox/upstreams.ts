import { withPrefix } from '../endpoint.ts';
import { change, read, sandboxPrefix } from './rows.ts';
import type { upstreamShapes } from './upstreams.shapes.ts';

/** The upstreams' sandboxes: what they received, and how they behave. */
export const upstreams = withPrefix<typeof upstreamShapes, 'sandbox'>(sandboxPrefix)({
  inbox: read('/sms'),
  setSupplier: change('/supplier'),
  setInvoices: change('/invoices'),
  setPictures: change('/pictures'),
  setOutage: change('/outage'),
  payAtCashier: change('/pay'),
  payInChatApp: change('/chat-pay'),
});
