import type { phoneFlow } from '#core/contract/content/phone-flow.ts';
import type { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { behaviorReport } from './behavior-report.ts';
import { bindNumber } from './bind-number.ts';
import { businessCheck } from './business-check.ts';
import { butler } from './butler.ts';
import { flowSettings } from './flow-settings.ts';
import { flowUsage, monthlyFlow } from './flow-usage.ts';
import { sendManageCode } from './manage-code.ts';
import { openBusiness } from './open-business.ts';
import { switchFlowSetting } from './switch-setting.ts';
import { addFlowSetting, deleteFlowSetting, editFlowSetting } from './write-settings.ts';

export const phoneManageRoutes = (deps: Deps): Handlers<typeof phoneManage & typeof phoneFlow> => ({
  butler: ({ numberId }, { caller }) => butler(deps, caller, numberId),
  businessCheck: (input, { caller }) => businessCheck(deps, caller, input),
  openBusiness: (wanted, { caller }) => openBusiness(deps, caller, wanted),
  bindNumber: (wanted, call) => bindNumber(deps, call, wanted),
  sendManageCode: (wanted, call) => sendManageCode(deps, call, wanted),
  flowSettings: ({ numberId }, { caller }) => flowSettings(deps, caller, numberId),
  switchFlowSetting: (wanted, { caller }) => switchFlowSetting(deps, caller, wanted),
  addFlowSetting: (wanted, { caller }) => addFlowSetting(deps, caller, wanted),
  editFlowSetting: (wanted, { caller }) => editFlowSetting(deps, caller, wanted),
  deleteFlowSetting: ({ settingId }, { caller }) => deleteFlowSetting(deps, caller, settingId),
  flowUsage: (wanted, { caller }) => flowUsage(deps, caller, wanted),
  monthlyFlow: (wanted, { caller }) => monthlyFlow(deps, caller, wanted),
  behaviorReport: ({ month }, { caller }) => behaviorReport(deps, caller, month),
});
