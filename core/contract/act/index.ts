import { groups } from './groups.ts';
import { groupsShapes } from './groups.shapes.ts';

/** Every call of the act service with its shapes; for the server only. */
export const act = { ...groups };
export const actShapes = { ...groupsShapes };
