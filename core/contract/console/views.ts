import { withPrefix } from '../endpoint.ts';
import { change, consolePrefix, read } from './rows.ts';
import type { viewShapes } from './views.shapes.ts';

/** Sets of filters that an operator keeps for a list; everybody has their own. */
export const views = withPrefix<typeof viewShapes, 'operator'>(consolePrefix)({
  views: read('/views/list'),
  saveView: change('/views/save'),
  removeView: change('/views/remove'),
});
