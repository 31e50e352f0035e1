import { aMember, type TestMember } from './a-member.ts';
import type { TestRight } from './a-right.ts';
import { aSubscription, type SubscriptionTraits } from './a-subscription.ts';
import type { TestServer } from '../test-server.ts';

export interface TestHolder {
  readonly member: TestMember;
  /** The input of a claim of the right. */
  readonly claim: TestRight & { readonly subscriptionId: string };
}

/** A member that holds the right's product. */
export async function aHolder(
  server: TestServer,
  right: TestRight,
  traits: Omit<SubscriptionTraits, 'member' | 'product'> = {},
): Promise<TestHolder> {
  const member = await aMember(server);
  const { subscriptionId } = await aSubscription(server, { member, product: right, ...traits });
  return { member, claim: { ...right, subscriptionId } };
}
