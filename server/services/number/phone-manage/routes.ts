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
  openBusiness: (requested, { caller }) => openBusiness(deps, caller, requested),
  bindNumber: (requested, call) => bindNumber(deps, call, requested),
  sendManageCode: (requested, call) => sendManageCode(deps, call, requested),
  flowSettings: ({ numberId }, { caller }) => flowSettings(deps, caller, numberId),
  switchFlowSetting: (requested, { caller }) => switchFlowSetting(deps, caller, requested),
  addFlowSetting: (requested, { caller }) => addFlowSetting(deps, caller, requested),
  editFlowSetting: (requested, { caller }) => editFlowSetting(deps, caller, requested),
  deleteFlowSetting: ({ settingId }, { caller }) => deleteFlowSetting(deps, caller, settingId),
  flowUsage: (requested, { caller }) => flowUsage(deps, caller, requested),
  monthlyFlow: (requested, { caller }) => monthlyFlow(deps, caller, requested),
  behaviorReport: ({ month }, { caller }) => behaviorReport(deps, caller, month),
});
