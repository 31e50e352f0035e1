import type { Selectable } from 'kysely';
import type { Encryption } from '../crypto/encryption.ts';
import type { Users } from '../db/schema/accounts.ts';
import { monthStart } from './month-start.ts';
import { demoSubscribers } from './subscribers.ts';

/** The accounts of the demo subscribers, opened a year ago. */
export const demoUsers = ({ mobiles }: Encryption, now: Date): readonly Selectable<Users>[] =>
  demoSubscribers.map((subscriber) => ({
    user_id: subscriber.userId,
    mobile_sealed: mobiles.seal(subscriber.mobile),
    mobile_lookup: mobiles.lookup(subscriber.mobile),
    area_num: subscriber.areaNum,
    isp_flag: subscriber.ispFlag,
    brand_num: subscriber.brandNum,
    credit_level: subscriber.creditLevel,
    user_name: subscriber.userName,
    name_edits: 0,
    head_img_url: null,
    open_id_sealed: null,
    open_id_lookup: null,
    easy_use_member: subscriber.easyUseMember,
    excellent_vip: subscriber.excellentVip,
    points: subscriber.points,
    created_at: monthStart(now, 12),
    closed_at: null,
  }));
