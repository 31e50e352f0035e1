import type { Selectable } from 'kysely';
import type { Users } from '../db/schema/accounts.ts';
import { monthStart } from './month-start.ts';
import { demoSubscribers } from './subscribers.ts';

/** The accounts of the demo subscribers, opened a year ago. */
export const demoUsers = (now: Date): readonly Selectable<Users>[] =>
  demoSubscribers.map((who) => ({
    user_id: who.userId,
    mobile: who.mobile,
    area_num: who.areaNum,
    isp_flag: who.ispFlag,
    brand_num: who.brandNum,
    credit_level: who.creditLevel,
    user_name: who.userName,
    name_edits: 0,
    head_img_url: null,
    open_id: null,
    easy_use_member: who.easyUseMember,
    excellent_vip: who.excellentVip,
    points: who.points,
    created_at: monthStart(now, 12),
    closed_at: null,
  }));
