import { withPrefix } from '../../endpoint.ts';
import type { broadcastShapes } from './broadcasts.shapes.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';

/** Messages to many subscribers (docs/decisions/0119). */
export const broadcasts = withPrefix<typeof broadcastShapes, 'operator'>(consolePrefix)({
  broadcasts: read('/broadcasts/list', 'messages.view'),
  broadcast: read('/broadcasts/detail', 'messages.view'),
  broadcastProducts: read('/broadcasts/products', 'messages.view'),
  countAudience: ask('/broadcasts/countAudience', 'messages.view'),
  saveBroadcast: change('/broadcasts/save', 'messages.propose'),
  uploadRecipients: change('/broadcasts/uploadRecipients', 'messages.propose'),
  sendSample: change('/broadcasts/sendSample', 'messages.propose'),
  startBroadcast: change('/broadcasts/start', 'messages.propose'),
  withdrawBroadcast: change('/broadcasts/withdraw', 'messages.stop'),
});
