import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { phoneManageShapes } from './phone-manage.shapes.ts';

/** The number manager: numbers and services. */
export const phoneManage = withPrefix<typeof phoneManageShapes>(prefixes.content)({
  butler: post('/phoneManage/queryButler', { access: 'member' }),
  openBusiness: post('/phoneManage/openBussiness', { access: 'member', writes: true }),
  businessCheck: post('/phoneManage/orderCheck', { access: 'member' }),
  bindNumber: post('/phoneManage/bindMobile', { access: 'member', writes: true }),
  sendManageCode: post('/phoneManage/getSmsCode', { access: 'member', writes: true }),
});
