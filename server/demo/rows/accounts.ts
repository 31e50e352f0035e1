import type { Selectable } from 'kysely';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Consents, Users } from '../../db/schema/accounts.ts';
import type { Addresses } from '../../db/schema/offers-and-shops.ts';
import type { CardCharges } from '../../db/schema/rights.ts';
import type { SandboxNumbers } from '../../db/schema/sandbox.ts';
import { cardCharges, homes } from '../data/accounts.ts';
import type { AgreementId } from '../data/agreements.ts';
import { monthStart } from '../month-start.ts';
import { demoSubscribers } from '../subscribers.ts';
import { demoAgreements } from './agreements.ts';

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

/** The demo subscribers' numbers in the sandbox's billing system. */
export const demoSandboxNumbers = ({ mobiles }: Encryption): readonly Selectable<SandboxNumbers>[] =>
  demoSubscribers.map((subscriber, at) => ({
    mobile_lookup: mobiles.lookup(subscriber.mobile),
    status: 'normal',
    area_num: subscriber.areaNum,
    in_province: subscriber.ispFlag === 1,
    joined_on: `20${String(10 + at).padStart(2, '0')}-06-18`,
    balance_fen: 2_680 + at * 1_315,
  }));

const signInAgreements: readonly AgreementId[] = ['user-service', 'privacy', 'number-auth'];

/** What the demo subscribers agreed to at the first sign-in. */
export const demoConsents = (now: Date): readonly Selectable<Consents>[] =>
  demoSubscribers.flatMap(({ userId }) =>
    demoAgreements
      .filter(({ template_id }) => signInAgreements.some((id) => id === template_id))
      .map(({ template_id, version }) => ({
        user_id: userId,
        template_id,
        version,
        agreed_at: monthStart(now, 1),
        withdrawn_at: null,
      })),
  );

export const demoAddresses = (
  { mobiles, addresses }: Encryption,
  now: Date,
): readonly Selectable<Addresses>[] =>
  homes.flatMap(([user_id, area_num, district, street]) =>
    demoSubscribers
      .filter(({ userId }) => userId === user_id)
      .map(({ userName, mobile }) => ({
        address_id: `${user_id}.address`,
        user_id,
        area_num,
        recipient_sealed: addresses.seal(userName),
        phone_sealed: mobiles.seal(mobile),
        district,
        street_sealed: addresses.seal(street),
        is_default: true,
        created_at: now,
        removed_at: null,
      })),
  );

export const demoCardCharges = (now: Date): readonly Selectable<CardCharges>[] =>
  cardCharges.map(([monthsAgo, state, hour]) => {
    const charged_at = new Date(monthStart(now, monthsAgo).getTime() + hour * 3_600_000);
    return {
      record_id: `U0000000001.watch-30.charge.${charged_at.toISOString()}`,
      user_id: 'U0000000001',
      product_id: 'watch-30',
      content: '权益包月费充值',
      amount_fen: 3_000,
      state,
      charged_at,
    };
  });
