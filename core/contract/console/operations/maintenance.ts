import { withPrefix } from '../../endpoint.ts';
import { change, consolePrefix, read } from '../rows.ts';
import type { maintenanceShapes } from './maintenance.shapes.ts';

/** Notices over the pages: two persons show one, and one person ends it (docs/decisions/0163). */
export const maintenance = withPrefix<typeof maintenanceShapes, 'operator'>(consolePrefix)({
  maintenanceNotices: read('/maintenance/list', 'switches.view'),
  proposeMaintenance: change('/maintenance/propose', 'switches.set'),
  endMaintenance: change('/maintenance/end', 'switches.set'),
});
