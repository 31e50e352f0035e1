import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { renewalsShapes } from './renewals.shapes.ts';

/** Memberships that renew by themselves, and the switch of each. */
export const renewals = withPrefix<typeof renewalsShapes>(prefixes.order)({
  renewals: get('/renewal/list', { access: 'member' }),
  stopRenewal: post('/renewal/stop', { access: 'member', writes: true }),
  resumeRenewal: post('/renewal/resume', { access: 'member', writes: true }),
});
