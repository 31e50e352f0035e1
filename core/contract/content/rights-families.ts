import { names } from '../../config/names.ts';
import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { rightsFamiliesShapes } from './rights-families.shapes.ts';

const { partner } = names.slugs;

/** The rights families with their own paths. */
export const rightsFamilies = withPrefix<typeof rightsFamiliesShapes>(prefixes.content)({
  dgRights: post('/dgdddjdjProduct/getAllRightsList', { access: 'member' }),
  dgReceivedRights: post('/dgdddjdjProduct/queryReceivedRights', { access: 'member' }),
  dgProducts: get('/dgdddjdjProduct/getUserProductList', { access: 'member' }),
  partnerProducts: get(`/${partner}Rights/getUserProductList`, { access: 'member' }),
  partnerReceivedRights: post(`/${partner}Rights/queryReceivedRights`, { access: 'member' }),
  dqOrderedProduct: get('/dqRights/getUserOrderProductId', { access: 'member' }),
  dqRights: get('/dqRights/queryMemberRights', { access: 'member' }),
  dqReceivedRights: post('/dqRights/queryReceivedRights', { access: 'member' }),
  partnerRetailRights: post(`/${partner}yg/queryMemberRights`, { access: 'member' }),
  partnerRetailReceivedRights: post(`/${partner}yg/queryReceivedRights`, { access: 'member' }),
  shuiyunRights: post('/shuiyunjs/queryMemberRights', { access: 'member' }),
  shuiyunReceivedRights: post('/shuiyunjs/queryReceivedRights', { access: 'member' }),
  receiveShuiyunRights: post('/shuiyunjs/recvRights', { access: 'member', writes: true, idempotent: true }),
});
