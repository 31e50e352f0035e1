import type { gateway } from '#core/contract/common/gateway.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { channelConfig } from './channel-config.ts';

export const gatewayRoutes = (deps: Deps): Pick<Handlers<typeof gateway>, 'channelConfig'> => ({
  channelConfig: (question, { caller }) => channelConfig(deps, question, caller),
});
