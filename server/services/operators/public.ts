export { actorOf } from './audit/actor-of.ts';
export { appendAudit, type Actor, type AuditedAct } from './audit/append-audit.ts';
export { namesOfChange } from './audit/names-of-change.ts';
export type { ActContext, DryRun, ProposalKind } from './proposals/proposal-kind.ts';
export { propose, proposeIn } from './proposals/propose.ts';
export { spendTotpCode } from './session/spend-code.ts';
export { startOperatorSession } from './session/start-session.ts';
export { draftTask, startTask, type TaskEntry } from './tasks/draft-task.ts';
export type { EntryOutcome, TaskKind, WalkTask } from './tasks/task-kind.ts';
