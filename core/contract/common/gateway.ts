import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { gatewayShapes } from './gateway.shapes.ts';

/** Checks before a page or link opens: channel configuration, tokenised links, order rules. */
export const gateway = withPrefix<typeof gatewayShapes>(prefixes.common)({
  channelConfig: get('/channel/getChannelConfig'),
  tokenisedLink: post('/urlAuth/getUrlAuth', { access: 'member', writes: true, secretAnswer: true }),
  orderRules: post('/analyze/getRuleCheckOrder', { access: 'member' }),
});
