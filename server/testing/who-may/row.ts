import type { TestMember } from '../data/a-member.ts';
import { aRight, type RightTraits } from '../data/a-right.ts';
import { aSubscription } from '../data/a-subscription.ts';
import type { SendOptions } from '../send-call.ts';
import type { TestServer } from '../test-server.ts';

/** The outcome: the message of a refusal, the code for a guest. */
export type Send = (as: TestMember | undefined) => Promise<unknown>;

/** A row of the permission table, by user kind. */
export interface WhoMayRow {
  readonly what: string;
  /** The calls it covers. */
  readonly calls: readonly string[];
  prepare(server: TestServer): Promise<Send>;
  /** By user kind: guest, non-member, another province, gold of another province, levels 1 to 4. */
  readonly expected: readonly unknown[];
}

export const signIn = '-2';
export const tooLow = '升级会员后可领';
export const notOwned = '开通后可领取';

export const optionsFor = (as: TestMember | undefined): SendOptions => (as ? { as } : {});
export const outcomeOf = <Data>(
  { success, code, message, data }: { success: boolean; code: string; message: string; data: Data },
  of: (data: Data) => unknown,
): unknown => (success ? of(data) : code === signIn ? signIn : message);

/** The user holds the right's product, which gives no level. */
export async function holding(server: TestServer, as: TestMember | undefined, traits: RightTraits) {
  const right = await aRight(server, traits);
  const subscription = as
    ? await aSubscription(server, { member: as, product: right })
    : { subscriptionId: 'none' };
  return { ...right, ...subscription };
}
