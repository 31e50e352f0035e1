import { analyticsName, mapsServiceName } from '../../config/hosts.ts';

/** Log messages for host scripts that cannot be loaded (§8, Host scripts). */
export const scriptMessages = {
  chatSdk: 'Can not get wechat js sdk',
  maps: `Can not get ${mapsServiceName}`,
  appBridge: 'Can not get app bridge',
  oneTap: 'Can not get one-tap sdk',
  analytics: `Can not get ${analyticsName} sdk`,
} as const;
