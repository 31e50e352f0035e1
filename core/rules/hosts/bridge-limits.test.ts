import { expect, it } from 'vitest';
import { bridgeLimits } from './bridge-limits.ts';

it('has a timeout for each function of the operator app’s bridge that is used (§7)', () =>
  expect(Object.keys(bridgeLimits).toSorted()).toEqual(
    [
      'getCatchInfo',
      'getUserInfo',
      'getYDRZToken',
      'quitLogin',
      'showLogin',
      'enableShared',
      'getConcatenationInfo',
      'isInstall',
      'openOtherAPP',
      'getLocation',
    ].toSorted(),
  ));

it.each(['getUserInfo', 'getConcatenationInfo', 'getLocation', 'getCatchInfo'] as const)(
  'gives %s 1000 ms (§9)',
  (name) => expect(bridgeLimits[name].ms).toBe(1000),
);

it('counts timeouts of claims and positions from the request, including the script’s load time (§8)', () =>
  expect(
    [bridgeLimits.getConcatenationInfo, bridgeLimits.getLocation, bridgeLimits.getCatchInfo].map(
      ({ from }) => from,
    ),
  ).toEqual(['requested', 'requested', 'requested']));
