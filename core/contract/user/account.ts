import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { accountShapes } from './account.shapes.ts';

/** The subscriber's data as a file, and closing the account after a week. */
export const account = withPrefix<typeof accountShapes>(prefixes.user)({
  // The answer is personal data, so no copy of it is stored for repetitions.
  exportData: post('/account/exportData', { access: 'member', writes: true, secretAnswer: true }),
  accountEvents: get('/account/queryEvents', { access: 'member' }),
  accountClosing: get('/account/queryClosing', { access: 'member' }),
  requestClosing: post('/account/requestClosing', { access: 'member', writes: true }),
  cancelClosing: post('/account/cancelClosing', { access: 'member', writes: true }),
});
