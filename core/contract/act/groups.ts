import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { groupsShapes } from './groups.shapes.ts';

/** The activity zone. */
export const groups = withPrefix<typeof groupsShapes>(prefixes.act)({
  activityGroups: get('/activityGroup/getActGroupLists'),
});
