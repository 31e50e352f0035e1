import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { MovableClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { demoSubscribers } from '../demo/subscribers.ts';
import { accountOf, startSession } from '../services/accounts/public.ts';
import { hostState } from './host-state.ts';
import { reset } from './reset.ts';
import { parseOr400 } from './parse-or-400.ts';
import { signInState } from './sign-in-api.ts';
import { switches, switchesApi } from './switches.ts';
import { inbox, newestCaptcha, recentClaims } from './tables.ts';
import { invoiceMode, invoiceModes, isOut, outageNames, supplierMode, writeState } from './state.ts';

const at = '/sandbox/api';
const mobile = z.string().regex(/^1[3-9]\d{9}$/);
const month = 31 * 24 * 3_600_000;

/** The workbench's JSON (decisions §2). Mounted in sandbox mode only. */
export function sandboxApi(
  app: FastifyInstance,
  deps: Deps,
  clock: MovableClock,
  /** Makes every process read the clock's offset again. */
  moveClocks: () => Promise<unknown>,
): void {
  const { db, encryption } = deps;
  app.get(`${at}/sms`, async (request) =>
    inbox(deps, parseOr400(z.object({ mobile: mobile.optional() }), request.query).mobile),
  );
  app.get(`${at}/captcha`, async () => newestCaptcha(db));
  app.post(`${at}/session`, async (request) => {
    const body = parseOr400(z.object({ mobile }), request.body);
    const account = await accountOf(deps, body.mobile, clock.now());
    return startSession(db, encryption, account.user_id, clock.now());
  });
  app.post(`${at}/clock`, async (request) => {
    const { advanceMs } = parseOr400(
      z.object({
        advanceMs: z
          .int()
          .min(0)
          .max(13 * month),
      }),
      request.body,
    );
    if (advanceMs > 0) {
      await writeState(db, 'clock', String(clock.offsetMs + advanceMs));
      await moveClocks();
    }
    return { now: clock.now().toISOString(), offsetMs: clock.offsetMs };
  });
  app.post(`${at}/supplier`, async (request) => {
    const { mode } = parseOr400(z.object({ mode: z.enum(['ok', 'slow', 'fail', 'timeout']) }), request.body);
    await writeState(db, 'supplier', mode);
    return { mode };
  });
  app.post(`${at}/invoices`, async (request) => {
    const { mode } = parseOr400(z.object({ mode: z.enum(invoiceModes) }), request.body);
    await writeState(db, 'invoices', mode);
    return { mode };
  });
  app.post(`${at}/outage`, async (request) => {
    const { upstream, on } = parseOr400(
      z.object({ upstream: z.enum(outageNames), on: z.boolean() }),
      request.body,
    );
    await writeState(db, `outage:${upstream}`, on ? 'on' : 'off');
    return { upstream, on };
  });
  switchesApi(app, at, { db, clock });
  app.post(`${at}/reset`, async () => {
    await reset(db, clock);
    await moveClocks();
    return { now: clock.now().toISOString() };
  });
  app.get(`${at}/state`, async () => ({
    now: clock.now().toISOString(),
    offsetMs: clock.offsetMs,
    supplier: await supplierMode(db),
    invoices: await invoiceMode(db),
    ...(await switches(db, clock.now())),
    ...(await signInState(deps)),
    ...(await hostState(deps)),
    outages: await Promise.all(
      outageNames.map(async (upstream) => ({ upstream, on: await isOut(db, upstream) })),
    ),
    subscribers: demoSubscribers.map(({ mobile: number, title, shows }) => ({
      mobile: number,
      title,
      shows,
    })),
  }));
  app.get(`${at}/claims`, async () => recentClaims(deps));
}
