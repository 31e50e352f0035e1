import type { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import { needsSecondPerson } from '#core/rules/console/broadcasts/broadcast-audience.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { countEveryone, countRecipients } from './audience.ts';
import { broadcastDetail, broadcastList } from './broadcast-lists.ts';
import { productNames } from './broadcast-rows.ts';
import { saveBroadcast } from './save-broadcast.ts';
import { sendSample } from './send-sample.ts';
import { startBroadcast } from './start-broadcast.ts';
import { uploadRecipients } from './upload-recipients.ts';
import { withdrawBroadcast } from './withdraw-broadcast.ts';

export const broadcastRoutes = (deps: Deps): ConsoleHandlers<typeof broadcasts> => ({
  broadcasts: (filters) => broadcastList(deps, filters),
  broadcast: ({ broadcastId }) => broadcastDetail(deps, broadcastId),
  broadcastProducts: async () => ({
    rows: (await productNames(deps.db)).map(([productId, name]) => ({ productId, name })),
  }),
  countAudience: async ({ audience }) => {
    const now = deps.clock.now();
    const recipients =
      audience.kind === 'filter'
        ? await countRecipients(deps.db, audience, now)
        : audience.kind === 'everyone'
          ? await countEveryone(deps.db, now)
          : { value: 0, exact: true };
    return { recipients, needsApproval: needsSecondPerson(audience, recipients.value) };
  },
  saveBroadcast: (input, call) => saveBroadcast(deps, input, call),
  uploadRecipients: (input, call) => uploadRecipients(deps, input, call),
  sendSample: (input, call) => sendSample(deps, input, call),
  startBroadcast: (input, call) => startBroadcast(deps, input, call),
  withdrawBroadcast: (input, call) => withdrawBroadcast(deps, input, call),
});
