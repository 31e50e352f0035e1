import { beacon, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { userLogShapes } from './user-log.shapes.ts';

/** What pages tell about themselves: never a toast, never a loading sign. */
export const userLog = under<typeof userLogShapes>(prefixes.common)({
  behaviourLog: post('/userLog/behavior', { writes: true, quiet: true }),
  behaviourBeacon: beacon('/userLog/behavior1'),
  pageViewLog: post('/userLog/pageView', { writes: true, quiet: true }),
});
