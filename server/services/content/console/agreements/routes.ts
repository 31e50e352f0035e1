import type { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { propose } from '../../../operators/public.ts';
import { agreementVersion } from './agreement-kind.ts';
import { agreementHistory, agreementList } from './agreement-lists.ts';
import { cancelAgreement } from './cancel-agreement.ts';

export const agreementConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof agreementConsole> => ({
  agreementList: () => agreementList(deps.db, deps.clock.now()),
  agreementVersions: ({ templateId }) => agreementHistory(deps.db, templateId, deps.clock.now()),
  proposeAgreement: ({ reason, ...input }, call) => propose(deps, agreementVersion, { input, reason }, call),
  cancelAgreement: (input, call) => cancelAgreement(deps, input, call),
});
