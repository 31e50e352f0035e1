import { post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { cardProductShapes } from './card-product.shapes.ts';

/** The monthly rights of card products: the family every other one is modelled on. */
export const cardProduct = under<typeof cardProductShapes>(prefixes.content)({
  memberRights: post('/cardProduct/queryMemberRights', { access: 'member' }),
  receiveRights: post('/cardProduct/receiveRights', { access: 'member', writes: true, repeatable: true }),
  rightDetail: post('/cardProduct/getRightsDetail', { access: 'member' }),
  receivedRights: post('/cardProduct/queryReceivedRights', { access: 'member' }),
  chargeRecords: post('/cardProduct/queryCardChargeRecordList', { access: 'member' }),
});
