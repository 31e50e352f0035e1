import { expect, it } from 'vitest';
import { analyticsName, mapsServiceName } from '../../config/hosts.ts';
import { scriptMessages } from './script-messages.ts';

it('names the script that could not be loaded (§8, Host scripts)', () =>
  expect(scriptMessages).toEqual({
    chatSdk: 'Can not get wechat js sdk',
    maps: `Can not get ${mapsServiceName}`,
    appBridge: 'Can not get app bridge',
    oneTap: 'Can not get one-tap sdk',
    analytics: `Can not get ${analyticsName} sdk`,
  }));
