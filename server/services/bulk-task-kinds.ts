import { grantCouponsTask } from './coupons/console/grant-task.ts';
import type { TaskKind } from './operators/tasks/task-kind.ts';

/** Every kind of long act, of all domains. */
export const bulkTaskKinds: readonly TaskKind[] = [grantCouponsTask];
