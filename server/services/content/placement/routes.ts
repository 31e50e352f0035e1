import type { placement } from '#core/contract/goods/placement.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { pageMenu } from './page-menu.ts';
import { shownMaterials } from './shown-materials.ts';

type Built = Pick<Handlers<typeof placement>, 'memberRecommend' | 'pointMaterials' | 'pageMenu'>;

// An incomplete position gets an empty list (§5).
export const placementRoutes = (deps: Deps): Built => ({
  memberRecommend: async ({ focusId, positionId, channel, channelId, planChannelId, ptId }) => ({
    list:
      focusId === undefined
        ? []
        : await shownMaterials(deps, {
            focusId,
            positionId,
            channels: [channel, channelId, planChannelId],
            point: ptId,
          }),
  }),
  pointMaterials: async ({ pointId, ptId, planChannelId, cityCode, userBrand, investEnvs }) => ({
    list:
      pointId === undefined
        ? []
        : await shownMaterials(deps, {
            focusId: pointId,
            point: ptId,
            channels: [planChannelId],
            cityCode,
            userBrand,
            investEnvs,
          }),
  }),
  pageMenu: ({ regionCode }) => pageMenu(deps, regionCode),
});
