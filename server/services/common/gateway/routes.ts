import type { gateway } from '#core/contract/common/gateway.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { channelConfig } from './channel-config.ts';
import { orderRules } from './order-rules.ts';
import { cachedSwitches } from './cached-switches.ts';
import { tokenisedLink } from './tokenised-link.ts';

export const gatewayRoutes = (deps: Deps): Handlers<typeof gateway> => {
  const switches = cachedSwitches(deps);
  return {
    channelConfig: (question, { caller }) => channelConfig(deps, switches, question, caller),
    tokenisedLink: ({ url }, { caller }) => tokenisedLink(deps, caller, url),
    orderRules: (wanted, { caller }) => orderRules(deps, caller, wanted),
  };
};
