import { report } from '../harness/report.ts';
import type { ClaimStage } from './claim-stage.ts';

const connections = 500;
const maxSeconds = 30;
const units = 10_000;
const tooFew = 500;

/** A hot right with exactly enough for everybody, asked for twice by many (L3), and one with half of what is wanted. */
export async function measureExactness(stage: ClaimStage): Promise<void> {
  const wanted = await stage.hold(units, units);
  const twice = stage
    .claims(wanted)
    .flatMap((request, at) => (at % 5 === 0 ? [request, request] : [request]));
  const taken = await stage.ask({ requests: twice, connections, maxSeconds });
  const kept = await stage.kept(wanted);
  await stage.delivered(wanted);

  const scarce = await stage.hold(2 * tooFew, tooFew);
  const short = await stage.ask({ requests: stage.claims(scarce), connections, maxSeconds });
  const left = await stage.kept(scarce);

  const broken = [...(await stage.broken(wanted)), ...(await stage.broken(scarce))];
  report(`Exactness: ${units} units, ${taken.sent} requests, ${taken.sent - units} of them repeated`, [
    { what: 'claims a second', value: kept.claims / taken.seconds, goal: { atLeast: 2_000 } },
    { what: 'requests', value: taken.sent, must: units * 1.2 },
    { what: 'requests that were told of a claim', value: taken.good, must: units * 1.2 },
    { what: 'claims', value: kept.claims, must: units },
    { what: 'units left', value: kept.stockLeft, must: 0 },
    { what: `of ${2 * tooFew} who wanted one of ${tooFew}: promised`, value: short.good, must: tooFew },
    { what: `of ${2 * tooFew} who wanted one of ${tooFew}: kept`, value: left.claims, must: tooFew },
    { what: `of ${2 * tooFew} who wanted one of ${tooFew}: left over`, value: left.stockLeft, must: 0 },
    { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
  ]);
  for (const [words, times] of [taken, short].flatMap(({ bad }) => Object.entries(bad)))
    console.log(`${times} × ${words}`);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}
