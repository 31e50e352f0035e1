import type { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { askStockReminder, cancelStockReminder, stockReminder } from './stock-reminder.ts';

export const stockReminderRoutes = (deps: Deps): Handlers<typeof stockReminders> => ({
  stockReminder: ({ skuId }, { caller }) => stockReminder(deps, caller, skuId),
  askStockReminder: ({ skuId }, { caller }) => askStockReminder(deps, caller, skuId),
  cancelStockReminder: ({ skuId }, { caller }) => cancelStockReminder(deps, caller, skuId),
});
