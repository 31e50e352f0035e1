import { withPrefix } from '../endpoint.ts';
import type { auditShapes } from './audit.shapes.ts';
import { change, consolePrefix, read } from './rows.ts';

/** Who did what to which thing; append-only, each entry with the hash of the one before. */
export const audit = withPrefix<typeof auditShapes, 'operator'>(consolePrefix)({
  auditLog: read('/audit/list', 'audit.view'),
  ownActs: read('/audit/own', 'audit.own'),
  verifyChain: change('/audit/verify', 'audit.verify'),
});
