import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { gatewayShapes } from './gateway.shapes.ts';

/** Questions asked at a threshold: is the product open here, may this link carry me, may I order this. */
export const gateway = under<typeof gatewayShapes>(prefixes.common)({
  channelConfig: get('/channel/getChannelConfig'),
  tokenisedLink: post('/urlAuth/getUrlAuth', { access: 'member', writes: true }),
  orderRules: post('/analyze/getRuleCheckOrder', { access: 'member' }),
});
