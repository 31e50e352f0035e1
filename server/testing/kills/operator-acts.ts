import type { TestServer } from '../test-server.ts';
import type { OperatorAct } from './operator-acts/act.ts';
import { claimActs } from './operator-acts/claim-acts.ts';
import { goodsActs } from './operator-acts/goods-acts.ts';
import { moneyActs } from './operator-acts/money-acts.ts';
import { operationActs } from './operator-acts/operation-acts.ts';
import { orderActs } from './operator-acts/order-acts.ts';
import { serviceActs } from './operator-acts/service-acts.ts';

/** One act of each kind, ready to be requested. */
export async function operatorActs(server: TestServer): Promise<readonly OperatorAct[]> {
  // First, as it advances the clock: what the others make would be due.
  const ofClaims = await claimActs(server);
  const acts: OperatorAct[] = [];
  for (const make of [orderActs, goodsActs, serviceActs, operationActs, moneyActs])
    acts.push(...(await make(server)));
  return [...acts, ...ofClaims];
}
