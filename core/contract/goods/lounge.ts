import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { loungeShapes } from './lounge.shapes.ts';

/** Reserving a lounge visit, giving it back, and the visits so far. */
export const lounge = withPrefix<typeof loungeShapes>(prefixes.goods)({
  bookLounge: post('/highSpeedRail/bookVisit', { access: 'member', writes: true }),
  cancelLounge: post('/highSpeedRail/cancelVisit', { access: 'member', writes: true }),
  loungeVisits: post('/highSpeedRail/queryVisitList', { access: 'member' }),
});
