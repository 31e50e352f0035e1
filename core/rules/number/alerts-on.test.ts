import { expect, it } from 'vitest';
import { alertsOn } from './alerts-on.ts';

const alert = { kind: 'alert', enabled: true };

it.each([
  ['an alert', true, [alert], true],
  ['no alert', true, [], false],
  ['a time without internet only', true, [{ kind: 'access', enabled: true }], false],
  ['an alert that is switched off', true, [{ ...alert, enabled: false }], false],
  ['an alert, switched off altogether', false, [alert], false],
])('alerts of a number with %s', (_title, isSwitchedOn, settings, isOn) => {
  expect(alertsOn(isSwitchedOn, settings)).toBe(isOn);
});
