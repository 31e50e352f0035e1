import { withPrefix } from '../../endpoint.ts';
import { change, consolePrefix, read } from '../rows.ts';
import type { limitShapes } from './limits.shapes.ts';

/** Limits as values, changed by two owners (docs/decisions/0155). */
export const limitConsole = withPrefix<typeof limitShapes, 'operator'>(consolePrefix)({
  limits: read('/limits/list', 'limits.view'),
  proposeLimit: change('/limits/propose', 'limits.propose'),
});
