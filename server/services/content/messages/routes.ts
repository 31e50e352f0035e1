import type { messages } from '#core/contract/user/messages.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { listMessages, messageDetail } from './list-messages.ts';
import { readAllMessages, readMessage } from './read-messages.ts';
import { unreadCounts } from './tables.ts';

export const messageRoutes = (deps: Deps): Handlers<typeof messages> => ({
  messages: (input, { caller }) => listMessages(deps, caller, input),
  unreadCounts: (_input, { caller }) => unreadCounts(deps.db, caller.userId, deps.clock.now()),
  messageDetail: ({ messageId }, { caller }) => messageDetail(deps, caller, messageId),
  readMessage: ({ messageId }, { caller }) => readMessage(deps, caller, messageId),
  readAllMessages: (input, { caller }) => readAllMessages(deps, caller, input),
});
