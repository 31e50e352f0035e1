import type { reports } from '#core/contract/sandbox/reports.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import type { Peers } from '../../processes/peers.ts';
import { recentClaims } from './claims.ts';
import { eventsReport } from './events-report.ts';
import { ledger } from './ledger.ts';
import { recordsOfAll, type LogRecords } from './log-records.ts';
import { recommendations } from './recommendations.ts';
import { securityEntries } from './security-log.ts';

export const reportHandlers = (deps: Deps, records: LogRecords, peers: Peers): Handlers<typeof reports> => ({
  claims: () => recentClaims(deps),
  eventsReport: ({ minutes }) => eventsReport(deps, minutes),
  recommendations: (input) => recommendations(deps.db, input),
  ledger: () => ledger(deps.db),
  log: recordsOfAll(records, peers),
  securityLog: (filter) => securityEntries(deps, filter),
});
