import { couponActivities } from './coupon-activities.ts';
import { couponActivitiesShapes } from './coupon-activities.shapes.ts';
import { dailyCash } from './daily-cash.ts';
import { dailyCashShapes } from './daily-cash.shapes.ts';

/** Every call of the activity service with its shapes; for the server only. */
export const activity = { ...couponActivities, ...dailyCash };
export const activityShapes = { ...couponActivitiesShapes, ...dailyCashShapes };
