import { groups } from './groups.ts';
import { groupsShapes } from './groups.shapes.ts';

/** Every call of the act service; for the server, since it brings the shapes along. */
export const act = { ...groups };
export const actShapes = { ...groupsShapes };
