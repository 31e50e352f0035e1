import type { maintenance } from '#core/contract/console/operations/maintenance.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { propose } from '../proposals/propose.ts';
import { showMaintenance } from './maintenance-kind.ts';
import { endMaintenance, maintenanceNotices } from './maintenance-notices.ts';

export const maintenanceRoutes = (deps: Deps): ConsoleHandlers<typeof maintenance> => ({
  maintenanceNotices: (input) => maintenanceNotices(deps, input),
  proposeMaintenance: (input, call) => propose(deps, showMaintenance, { input, reason: input.reason }, call),
  endMaintenance: (input, call) => endMaintenance(deps, input, call),
});
