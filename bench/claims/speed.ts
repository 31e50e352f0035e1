import { setTimeout as sleep } from 'node:timers/promises';
import { session } from '#core/contract/user/session.ts';
import type { LoadRequest, LoadResult } from '../harness/load-order.ts';
import { median } from '../harness/median.ts';
import { report } from '../harness/report.ts';
import type { ClaimStage } from './claim-stage.ts';

const connections = 500;
const rounds = 3;
const subscribers = 24_000;
const maxSeconds = 30;
const emptySeconds = 3;
/** An instance remembers a session for a little less than a second: who asked for nothing comes back as a stranger. */
const forgottenMs = 1_500;

const perSecond = ({ sent, seconds }: LoadResult): number => sent / seconds;

/** Claims beside the very same requests that ask for nothing, and beside a guest's question who they are. */
export async function measureSpeed(stage: ClaimStage): Promise<void> {
  const { method, prefix, path } = session.loginStatus;
  const guest: LoadRequest = { method, path: stage.base + prefix + path };
  const askGuest = () => stage.ask({ requests: [guest], once: false, connections, maxSeconds: emptySeconds });
  const askNothing = (claims: readonly LoadRequest[]) =>
    stage.ask({ requests: claims.map((claim) => ({ ...claim, body: '{}' })), once: false, connections, maxSeconds: emptySeconds, good: '"success":false' });
  const claimAll = (requests: readonly LoadRequest[]) => stage.ask({ requests, connections, maxSeconds });

  // An instance has run for a while when the crowd comes.
  const before = await stage.hold(subscribers, subscribers);
  await askNothing(stage.claims(before));
  await claimAll(stage.claims(before));
  await askGuest();
  await stage.delivered(before);

  const ofGuests: LoadResult[] = [];
  const ofNothing: LoadResult[] = [];
  const claims: LoadResult[] = [];
  let [serverUs, databaseUs, apart] = [0, 0, 0];
  const broken: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const held = await stage.hold(subscribers, subscribers);
    const requests = stage.claims(held);
    ofGuests.push(await askGuest());
    ofNothing.push(await askNothing(requests));
    await sleep(forgottenMs);
    const spent = stage.cpu();
    const result = await claimAll(requests);
    const after = stage.cpu();
    claims.push(result);
    [serverUs, databaseUs] = [(1000 * (after.server - spent.server)) / result.sent, (1000 * (after.database - spent.database)) / result.sent];
    apart += Math.abs((await stage.kept(held)).claims - result.good);
    broken.push(...(await stage.broken(held)));
    await stage.delivered(held);
  }

  const value = median(claims.map(perSecond));
  report(`The claim path over HTTP: one right, two instances, ${connections} connections, median of ${rounds} rounds`, [
    { what: 'claims a second', value, against: { what: 'the same request, asking for nothing', value: median(ofNothing.map(perSecond)) }, goal: { atLeast: 0.8 } },
    { what: 'claims a second', value, against: { what: "a guest's loginStatus", value: median(ofGuests.map(perSecond)) } },
    { what: 'p50', unit: 'ms', value: median(claims.map(({ p50Ms }) => p50Ms)) },
    { what: 'p99', unit: 'ms', value: median(claims.map(({ p99Ms }) => p99Ms)), goal: { atMost: 300 } },
    { what: 'CPU of a claim, server', unit: 'µs', value: serverUs },
    { what: 'CPU of a claim, database', unit: 'µs', value: databaseUs },
    { what: 'answers of another kind than asked for', value: [...ofGuests, ...ofNothing, ...claims].reduce((sum, { sent, good }) => sum + sent - good, 0), must: 0 },
    { what: 'claims told and claims kept apart', value: apart, must: 0 },
    { what: 'stock, quota or month wrong', value: broken.length, must: 0 },
  ]);
  for (const [words, times] of [...ofGuests, ...ofNothing, ...claims].flatMap(({ bad }) => Object.entries(bad))) console.log(`${times} × ${words}`);
  for (const sentence of broken.slice(0, 10)) console.log(sentence);
}
