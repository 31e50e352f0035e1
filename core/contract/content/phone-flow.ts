import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { phoneFlowShapes } from './phone-flow.shapes.ts';

/** The number manager: data usage, alerts, internet access, the behaviour report. */
export const phoneFlow = withPrefix<typeof phoneFlowShapes>(prefixes.content)({
  flowSettings: post('/phoneManage/queryUserFlowSetting', { access: 'member' }),
  switchFlowSetting: post('/phoneManage/changeUserSwitch', { access: 'member', writes: true }),
  addFlowSetting: post('/phoneManage/addUserFlowSetting', { access: 'member', writes: true }),
  editFlowSetting: post('/phoneManage/editUserFlowSetting', { access: 'member', writes: true }),
  deleteFlowSetting: post('/phoneManage/delUserFlowSetting', { access: 'member', writes: true }),
  flowUsage: post('/phoneManage/queryFlow', { access: 'member' }),
  monthlyFlow: post('/phoneManage/queryMonthFlowDiagram', { access: 'member' }),
  behaviorReport: post('/phoneManage/queryBehaviorReport', { access: 'member' }),
});
