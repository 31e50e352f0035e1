import type { Deps } from '../../../deps.ts';
import { readSwitches, type Switches } from './switches.ts';

/** A switch thrown anywhere holds here within this time; the promise is five seconds. */
const rememberMs = 2_000;

/** The switches, read once for everybody who asks within two seconds. */
export function rememberedSwitches({ db, clock }: Deps): () => Promise<Switches> {
  let last: { readonly switches: Promise<Switches>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (last && last.until > now) return last.switches;
    const switches = readSwitches(db, clock.now());
    last = { switches, until: now + rememberMs };
    switches.catch(() => (last = undefined)); // whoever waited hears of it; the next one asks again
    return switches;
  };
}
