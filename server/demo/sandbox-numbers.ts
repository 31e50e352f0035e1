import type { Selectable } from 'kysely';
import type { Encryption } from '../crypto/encryption.ts';
import type { SandboxNumbers } from '../db/schema/sandbox.ts';
import { demoSubscribers } from './subscribers.ts';

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
