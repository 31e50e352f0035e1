import { beacon, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { userLogShapes } from './user-log.shapes.ts';

/** Behaviour and page-view logs; they show neither toast nor loading indicator. */
export const userLog = withPrefix<typeof userLogShapes>(prefixes.common)({
  behaviourLog: post('/userLog/behavior', { writes: true, quiet: true }),
  behaviourBeacon: beacon('/userLog/behavior1'),
  pageViewLog: post('/userLog/pageView', { writes: true, quiet: true }),
  pageErrorLog: post('/userLog/pageError', { writes: true, quiet: true }),
});
