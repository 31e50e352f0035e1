import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { singleRightsShapes } from './single-rights.shapes.ts';

/** Rights met one at a time: on cards, on their own page, before they open. */
export const singleRights = under<typeof singleRightsShapes>(prefixes.content)({
  specialRights: get('/special/showMemberRights'),
  specialReceivedRights: post('/special/listUserReceived', { access: 'member' }),
  singleRightDetail: get('/singleRights/getRightsDetail'),
  receiveEasyUseRights: post('/rwy/recvRights', { access: 'member', writes: true, repeatable: true }),
  receiveUpgradeRights: post('/memberRightsUpgrade/newRecvLbRights', {
    access: 'member',
    writes: true,
    repeatable: true,
  }),
  claimOrBuy: post('/memberRights/checkRecvRigthsAndBuyGoods', { access: 'member' }),
  preRegisterRight: post('/rightsPre/addPreMemberRightsFlow', { access: 'member', writes: true }),
  preRightDetail: post('/rightsPre/getRightsDetail'),
});
