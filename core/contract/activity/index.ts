import { couponActivities } from './coupon-activities.ts';
import { couponActivitiesShapes } from './coupon-activities.shapes.ts';

/** Every call of the activity service; for the server, since it brings the shapes along. */
export const activity = { ...couponActivities };
export const activityShapes = { ...couponActivitiesShapes };
