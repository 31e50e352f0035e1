import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { boardShapes } from './board.shapes.ts';

/** The activity zone as a board: the state and numbers of every activity. */
export const board = withPrefix<typeof boardShapes>(prefixes.activity)({
  activityBoard: get('/act/board'),
  remindOfSession: post('/act/appointment/session', { access: 'member', writes: true, idempotent: true }),
});
