import { importGoodsTask } from './catalogue/console/bulk/import-task.ts';
import { broadcastListTask, broadcastTask } from './content/console/broadcasts/broadcast-tasks.ts';
import { grantCouponsTask } from './coupons/console/grant-task.ts';
import { importShipmentsTask } from './orders/console/shipping/import-task.ts';
import type { AnyTaskKind } from './operators/tasks/task-kind.ts';

/** Long acts over lists of lines, of all domains. */
export const listTaskKinds: readonly AnyTaskKind[] = [
  grantCouponsTask,
  broadcastListTask,
  importGoodsTask,
  importShipmentsTask,
];
/** Long acts that walk over all subscribers: a list does not wait for them. */
export const walkTaskKinds: readonly AnyTaskKind[] = [broadcastTask];
export const bulkTaskKinds: readonly AnyTaskKind[] = [...listTaskKinds, ...walkTaskKinds];
