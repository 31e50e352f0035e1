import type { audit } from '#core/contract/console/audit.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { actorOf } from './actor-of.ts';
import { appendAudit } from './append-audit.ts';
import { auditEntries } from './audit-lists.ts';
import { verifyChain } from './verify-chain.ts';

export const auditRoutes = ({ db, clock }: Deps): ConsoleHandlers<typeof audit> => ({
  auditLog: ({ after, limit, ...filters }) => auditEntries(db, filters, { after, limit }),
  ownActs: ({ after, limit }, { caller }) =>
    auditEntries(db, { operatorId: caller.operatorId }, { after, limit }),
  verifyChain: async (_input, call) => {
    const report = await verifyChain(db);
    const found = report.brokenAt === null ? `${report.entries}条，完整` : `第${report.brokenAt}条起不符`;
    const entry = {
      act: '校验审计日志',
      objectKind: 'audit',
      objectKey: 'chain',
      objectName: '审计日志',
      reason: found,
    };
    await db.transaction().execute((tx) => appendAudit(tx, actorOf(call), entry, clock.now()));
    return report;
  },
});
