import { activities } from './activities.ts';
import { activityShapes } from './activities.shapes.ts';
import { audit } from './audit.ts';
import { auditShapes } from './audit.shapes.ts';
import { goods } from './goods.ts';
import { goodsShapes } from './goods.shapes.ts';
import { couponConsole } from './coupons.ts';
import { couponShapes } from './coupons.shapes.ts';
import { members } from './members.ts';
import { memberShapes } from './members.shapes.ts';
import { proposals } from './proposals.ts';
import { proposalShapes } from './proposals.shapes.ts';
import { consolePrefix } from './rows.ts';
import { tasks } from './tasks.ts';
import { taskShapes } from './tasks.shapes.ts';
import { session } from './session.ts';
import { sessionShapes } from './session.shapes.ts';
import { views } from './views.ts';
import { viewShapes } from './views.shapes.ts';

/** Every call of the operator's console. It is no part of `api`: neither the specification's list nor the malls have it. */
export const consoleCalls = {
  ...session,
  ...proposals,
  ...audit,
  ...members,
  ...views,
  ...goods,
  ...activities,
  ...couponConsole,
  ...tasks,
};
export const consoleApi = {
  prefix: consolePrefix,
  endpoints: consoleCalls,
  shapes: {
    ...sessionShapes,
    ...proposalShapes,
    ...auditShapes,
    ...memberShapes,
    ...viewShapes,
    ...goodsShapes,
    ...activityShapes,
    ...couponShapes,
    ...taskShapes,
  },
} as const;
