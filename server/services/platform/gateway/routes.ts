import type { gateway } from '#core/contract/common/gateway.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { channelConfig } from './channel-config.ts';
import { cachedSwitches } from './cached-switches.ts';

export const gatewayRoutes = (deps: Deps): Pick<Handlers<typeof gateway>, 'channelConfig'> => {
  const switches = cachedSwitches(deps);
  return {
    channelConfig: (question, { caller }) => channelConfig(deps, switches, question, caller),
  };
};
