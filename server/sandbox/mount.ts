import type { FastifyInstance } from 'fastify';
import type { MovableClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { sandboxApi } from './api.ts';
import { cardCodesApi } from './card-codes.ts';
import { eventsReportApi } from './events-report.ts';
import { hostApi } from './host-api.ts';
import { hostEmulationFiles } from './host-emulation.ts';
import { logLinesApi, type LogLines } from './log-lines.ts';
import { scriptFiles } from './script-files.ts';
import { signInSandbox } from './sign-in-sandbox.ts';
import { sandboxBilling } from './upstreams/billing.ts';
import { sandboxMaps } from './upstreams/maps.ts';
import { sandboxSms } from './upstreams/sms.ts';
import { sandboxSupplier } from './upstreams/suppliers.ts';

export interface Sandbox {
  readonly clock: MovableClock;
  /** The end of the log, for the workbench. */
  readonly logLines: LogLines;
  afterClockMoved(): Promise<void>;
}

/** Everything that exists in sandbox mode only: the upstreams' sandboxes and the workbench's JSON. */
export function mountSandbox(
  app: FastifyInstance,
  deps: Deps,
  { clock, logLines, afterClockMoved }: Sandbox,
): void {
  const { db, secret } = deps;
  sandboxSms(app, '/sandbox/upstreams/sms', { db, clock, secret });
  sandboxBilling(app, '/sandbox/upstreams/billing', { db, secret });
  sandboxMaps(app, '/sandbox/upstreams/maps/regeo', { db });
  sandboxSupplier(app, '/sandbox/upstreams/suppliers', {
    db,
    clock,
    secret,
    origin: () => deps.origins.own()[0] ?? '',
  });
  hostEmulationFiles(app);
  scriptFiles(app, db);
  hostApi(app, deps);
  cardCodesApi(app, deps);
  eventsReportApi(app, deps);
  logLinesApi(app, logLines);
  signInSandbox(app, deps);
  sandboxApi(app, deps, clock, afterClockMoved);
}
