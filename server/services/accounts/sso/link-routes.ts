import type { gateway } from '#core/contract/common/gateway.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { tokenisedLink } from './tokenised-link.ts';

export const linkRoutes = (deps: Deps): Pick<Handlers<typeof gateway>, 'tokenisedLink'> => ({
  tokenisedLink: ({ url }, { caller }) => tokenisedLink(deps, caller, url),
});
