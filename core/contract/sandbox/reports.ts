import { withPrefix } from '../endpoint.ts';
import type { reportShapes } from './reports.shapes.ts';
import { read, sandboxPrefix } from './rows.ts';

/** What happened: claims, page events, recommendations, the ledger, the logs. */
export const reports = withPrefix<typeof reportShapes, 'sandbox'>(sandboxPrefix)({
  claims: read('/claims'),
  eventsReport: read('/events/report'),
  recommendations: read('/recommendations'),
  ledger: read('/ledger'),
  log: read('/log'),
  securityLog: read('/security-log'),
});
