import type { Deps } from '../../../deps.ts';
import { readSwitches, type Switches } from './switches.ts';

/** Cache time. A changed switch must take effect within five seconds. */
const rememberMs = 2_000;

/** The switches, cached for two seconds. */
export function cachedSwitches({ db, clock }: Pick<Deps, 'db' | 'clock'>): () => Promise<Switches> {
  let last: { readonly switches: Promise<Switches>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (last && last.until > now) return last.switches;
    const switches = readSwitches(db, clock.now());
    last = { switches, until: now + rememberMs };
    switches.catch(() => (last = undefined)); // a failure is not cached
    return switches;
  };
}
