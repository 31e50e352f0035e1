import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { noticesShapes } from './notices.shapes.ts';

/** What the operator tells everybody: notices, floors, points, guides. */
export const notices = under<typeof noticesShapes>(prefixes.content)({
  notice: get('/needDx/getNotice'),
  config: get('/contentCommon/getConfigByCode'),
  activityFloor: get('/actFloor/getActInfo'),
  marketingPoints: get('/actFloor/queryMarketingActPoint'),
  preheatNotices: get('/preheatNotice/getPreheatNoticeList'),
  // Open to guests: saying "I know" must not ask anybody to sign in.
  confirmPreheatNotice: post('/preheatNotice/confirmPreheatNoticeLog', { writes: true }),
  miniProgramGuide: post('/appletGuideConfig/getAppletGuideConfigList'),
});
