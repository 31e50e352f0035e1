import { withPrefix } from '../../endpoint.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';
import type { switchShapes } from './switches.shapes.ts';

/** What is limited or paused, city by city (docs/decisions/0147). */
export const switches = withPrefix<typeof switchShapes, 'operator'>(consolePrefix)({
  switchMatrix: read('/switches/matrix', 'switches.view'),
  switchChanges: read('/switches/changes', 'switches.view'),
  switchEffect: ask('/switches/effect', 'switches.view'),
  setSwitch: change('/switches/set', 'switches.set'),
  liftSwitch: change('/switches/lift', 'switches.set'),
});
