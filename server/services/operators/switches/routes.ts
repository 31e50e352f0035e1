import type { switches } from '#core/contract/console/operations/switches.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { liftSwitch, setSwitch } from './set-switch.ts';
import { switchEffect } from './switch-effect.ts';
import { switchChanges, switchMatrix } from './switch-lists.ts';

export const switchRoutes = (deps: Deps): ConsoleHandlers<typeof switches> => ({
  switchMatrix: () => switchMatrix(deps),
  switchChanges: (input) => switchChanges(deps, input),
  switchEffect: (input) => switchEffect(deps, input),
  setSwitch: (input, call) => setSwitch(deps, input, call),
  liftSwitch: (input, call) => liftSwitch(deps, input, call),
});
