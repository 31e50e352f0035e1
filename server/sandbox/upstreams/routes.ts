import type { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { PayAct } from '#core/contract/sandbox/upstreams.shapes.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Handlers } from '../../http/call.ts';
import { NotFound } from '../../http/refusal.ts';
import { inbox } from './inbox.ts';
import { payInChatApp } from './pay/chat-pay-bridge.ts';
import { actAtCashier, type CashierSandbox } from './pay/pay-act.ts';
import { setInvoices, setOutage, setPictures, setSupplier } from './settings.ts';

export const upstreamHandlers = (
  sandbox: CashierSandbox,
  encryption: Encryption,
): Handlers<typeof upstreams> => ({
  inbox: ({ mobile }) => inbox({ db: sandbox.db, encryption }, mobile),
  setSupplier: ({ mode }) => setSupplier(sandbox.db, mode),
  setInvoices: ({ mode }) => setInvoices(sandbox.db, mode),
  setPictures: ({ mode }) => setPictures(sandbox.db, mode),
  setOutage: (input) => setOutage(sandbox.db, input),
  payAtCashier: (act) => paid(sandbox, act),
  payInChatApp: (signed) => payInChatApp(sandbox, signed),
});

async function paid(sandbox: CashierSandbox, act: PayAct) {
  const done = await actAtCashier(sandbox, act);
  if (!done) throw new NotFound('没有 paymentNo 所指的收银台付款');
  return done;
}
