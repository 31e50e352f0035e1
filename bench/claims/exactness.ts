import { report } from '../harness/report.ts';
import type { ClaimSetup } from './claim-setup.ts';

const connections = 500;
const maxSeconds = 30;
const units = 10_000;
const scarceUnits = 500;

/** A right with exactly enough stock and repeated requests (L3), and a right with stock for half of the claimants. */
export async function measureExactness(setup: ClaimSetup): Promise<void> {
  const enough = await setup.hold(units, units);
  const requests = setup
    .claims(enough)
    .flatMap((request, at) => (at % 5 === 0 ? [request, request] : [request]));
  const result = await setup.send({ requests, connections, maxSeconds });
  const stored = await setup.stored(enough);
  await setup.untilDelivered(enough);

  const scarce = await setup.hold(2 * scarceUnits, scarceUnits);
  const scarceResult = await setup.send({ requests: setup.claims(scarce), connections, maxSeconds });
  const scarceStored = await setup.stored(scarce);

  const broken = [...(await setup.brokenInvariants(enough)), ...(await setup.brokenInvariants(scarce))];
  report(`Exactness: ${units} units, ${result.sent} requests, ${result.sent - units} of them repeated`, [
    { what: 'claims a second', value: stored.claims / result.seconds, goal: { atLeast: 2_000 } },
    { what: 'requests', value: result.sent, must: units * 1.2 },
    { what: 'requests answered with a claim', value: result.good, must: units * 1.2 },
    { what: 'claims', value: stored.claims, must: units },
    { what: 'units left', value: stored.stockLeft, must: 0 },
    {
      what: `of ${2 * scarceUnits} claimants for ${scarceUnits} units: answered with a claim`,
      value: scarceResult.good,
      must: scarceUnits,
    },
    {
      what: `of ${2 * scarceUnits} claimants for ${scarceUnits} units: stored`,
      value: scarceStored.claims,
      must: scarceUnits,
    },
    {
      what: `of ${2 * scarceUnits} claimants for ${scarceUnits} units: units left`,
      value: scarceStored.stockLeft,
      must: 0,
    },
    { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
  ]);
  for (const [words, times] of [result, scarceResult].flatMap(({ bad }) => Object.entries(bad)))
    console.log(`${times} × ${words}`);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}
