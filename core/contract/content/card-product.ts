import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { cardProductShapes } from './card-product.shapes.ts';

/** The monthly rights of card products; the other rights families share these shapes. */
export const cardProduct = withPrefix<typeof cardProductShapes>(prefixes.content)({
  memberRights: post('/cardProduct/queryMemberRights', { access: 'member' }),
  receiveRights: post('/cardProduct/receiveRights', { access: 'member', writes: true, idempotent: true }),
  rightDetail: post('/cardProduct/getRightsDetail', { access: 'member' }),
  receivedRights: post('/cardProduct/queryReceivedRights', { access: 'member' }),
  chargeRecords: post('/cardProduct/queryCardChargeRecordList', { access: 'member' }),
});
