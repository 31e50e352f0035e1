import { withPrefix } from '../endpoint.ts';
import type { controlShapes } from './controls.shapes.ts';
import { change, read, sandboxPrefix } from './rows.ts';

/** The sandbox's state, its clock, and its sign-in. */
export const controls = withPrefix<typeof controlShapes, 'sandbox'>(sandboxPrefix)({
  state: read('/state'),
  openSession: change('/session'),
  moveClock: change('/clock'),
  moments: read('/moments'),
  samples: read('/samples'),
  reset: change('/reset'),
  demoOperators: read('/operators'),
  newestCaptcha: read('/captcha'),
});
