import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { noticesShapes } from './notices.shapes.ts';

/** Operator content for all subscribers: notices, floors, points, guides. */
export const notices = withPrefix<typeof noticesShapes>(prefixes.content)({
  notice: get('/needDx/getNotice'),
  config: get('/contentCommon/getConfigByCode'),
  activityFloor: get('/actFloor/getActInfo'),
  marketingPoints: get('/actFloor/queryMarketingActPoint'),
  preheatNotices: get('/preheatNotice/getPreheatNoticeList'),
  // Open to guests: confirming a notice must not require sign-in.
  confirmPreheatNotice: post('/preheatNotice/confirmPreheatNoticeLog', { writes: true }),
  miniProgramGuide: post('/appletGuideConfig/getAppletGuideConfigList'),
});
