import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { idText } from '../fields.ts';

/** The limit of waiting reminders per subscriber. */
export const maxStockReminders = 50;

const ofSku = z.object({ skuId: idText });
const state = z.object({ asked: z.boolean() });

export const stockReminderShapes = {
  stockReminder: shape(ofSku, state),
  askStockReminder: shape(ofSku, state),
  cancelStockReminder: shape(ofSku, state),
};
