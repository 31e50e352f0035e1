import { z } from 'zod';
import { charged, disputed as disputedForm } from '../../suppliers/accounts.ts';
import { absent, settled } from '../../suppliers/http.ts';
import { forgeries, statement, type Play } from './common.ts';

const known = z.union([absent, settled]);

export const supplier: Play = async (player, run) => {
  const { ask, check, endpoint } = player;
  const order = {
    claimId: `test-${run}-1`,
    mobile: endpoint.mobile,
    rightsId: 'test-right',
    quantity: 1,
    supplier: endpoint.name,
  };
  const of = (claimId: string) => ({ claimId, supplier: endpoint.name });
  await forgeries(player, '/queries', of(order.claimId));
  const before = await ask('the query of an order that was never sent', '/queries', of(order.claimId), known);
  check('such an order is absent', before?.outcome === 'absent', `outcome ${before?.outcome}`);
  const first = await ask('an order', '/grants', order, settled);
  const again = await ask('the same order again', '/grants', order, settled);
  const isSame = first?.outcome === again?.outcome && first?.content === again?.content;
  check(
    'an order that is sent again has its first answer',
    first !== undefined && isSame,
    first?.outcome === again?.outcome ? 'another content' : `${again?.outcome} after ${first?.outcome}`,
  );
  const after = await ask('the query of the order', '/queries', of(order.claimId), known);
  check(
    'the query answers what was decided',
    after !== undefined && after.outcome === first?.outcome,
    `outcome ${after?.outcome}`,
  );
  const revoke = (what: string, claimId: string) => ask(what, '/revocations', of(claimId), settled);
  const late = await revoke('the revocation of an order that was delivered', order.claimId);
  check(
    'it stays what it was',
    late !== undefined && late.outcome === first?.outcome,
    `outcome ${late?.outcome}`,
  );
  const never = `test-${run}-2`;
  const revoked = await revoke('the revocation of an order that never arrived', never);
  check('it is refused for good', revoked?.outcome === 'refused', `outcome ${revoked?.outcome}`);
  const twice = await revoke('the same revocation again', never);
  check(
    'a revocation that is sent again has its first answer',
    twice?.outcome === 'refused',
    `outcome ${twice?.outcome}`,
  );
  const lateOrder = { ...order, claimId: never };
  const tooLate = await ask('that order, arriving after its revocation', '/grants', lateOrder, settled);
  check(
    'an order after its revocation is not delivered',
    tooLate?.outcome === 'refused',
    `outcome ${tooLate?.outcome}`,
  );
  await statement(player, { supplier: endpoint.name }, charged);
  const dispute = (what: string, deliveryId: string) =>
    ask(what, '/disputes', { supplier: endpoint.name, deliveryId, charges: 1 }, disputedForm);
  const unknown = await dispute('the dispute of a delivery that never was', `test-${run}-3`);
  check('nothing is credited for it', unknown?.credited === false, `credited ${unknown?.credited}`);
  const disputed = await dispute('the dispute of the delivery', order.claimId);
  const repeated = await dispute('the same dispute again', order.claimId);
  check(
    'a dispute that is sent again has its first answer',
    disputed !== undefined && repeated?.credited === disputed.credited,
    `credited ${repeated?.credited} after ${disputed?.credited}`,
  );
};
