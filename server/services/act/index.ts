import type { act } from '#core/contract/act/index.ts';
import type { Handlers } from '../../http/call.ts';
import { awaiting } from '../../http/not-built.ts';

export const actHandlers = (): Handlers<typeof act> => ({
  ...awaiting('activityGroups'),
});
