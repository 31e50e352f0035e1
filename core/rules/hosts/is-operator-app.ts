import type { HostId } from '../../config/hosts.ts';

const operatorApps: readonly HostId[] = ['national-app', 'provincial-app'];

/** Whether the host is one of the operator's apps, the "app client" of the specification. */
export const isOperatorApp = (host: HostId): boolean => operatorApps.includes(host);
