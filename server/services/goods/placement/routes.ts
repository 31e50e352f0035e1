import type { placement } from '#core/contract/goods/placement.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { memberRecommend } from './member-recommend.ts';

export const placementRoutes = (deps: Deps): Pick<Handlers<typeof placement>, 'memberRecommend'> => ({
  memberRecommend: (wanted) => memberRecommend(deps, wanted),
});
