import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { singleRightsShapes } from './single-rights.shapes.ts';

/** Single rights: on cards, on their own page, and pre-registration. */
export const singleRights = withPrefix<typeof singleRightsShapes>(prefixes.content)({
  specialRights: get('/special/showMemberRights'),
  specialReceivedRights: post('/special/listUserReceived', { access: 'member' }),
  singleRightDetail: get('/singleRights/getRightsDetail'),
  receiveEasyUseRights: post('/rwy/recvRights', { access: 'member', writes: true, idempotent: true }),
  receiveUpgradeRights: post('/memberRightsUpgrade/newRecvLbRights', {
    access: 'member',
    writes: true,
    idempotent: true,
  }),
  claimOrBuy: post('/memberRights/checkRecvRigthsAndBuyGoods', { access: 'member' }),
  preRegisterRight: post('/rightsPre/addPreMemberRightsFlow', { access: 'member', writes: true }),
  preRightDetail: post('/rightsPre/getRightsDetail'),
});
