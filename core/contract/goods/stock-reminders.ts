import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { stockReminderShapes } from './stock-reminders.shapes.ts';

/** 到货提醒: a message when a sku that is sold out is in stock again. */
export const stockReminders = withPrefix<typeof stockReminderShapes>(prefixes.goods)({
  stockReminder: post('/stockReminder/state', { access: 'member' }),
  askStockReminder: post('/stockReminder/add', { access: 'member', writes: true }),
  cancelStockReminder: post('/stockReminder/cancel', { access: 'member', writes: true }),
});
