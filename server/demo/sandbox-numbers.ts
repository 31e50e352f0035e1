import type { Selectable } from 'kysely';
import type { SandboxNumbers } from '../db/schema/sandbox.ts';
import { demoSubscribers } from './subscribers.ts';

/** What billing knows of the demo subscribers' numbers. */
export const demoSandboxNumbers: readonly Selectable<SandboxNumbers>[] = demoSubscribers.map((who, at) => ({
  mobile: who.mobile,
  status: 'normal',
  area_num: who.areaNum,
  in_province: who.ispFlag === 1,
  joined_on: `20${String(10 + at).padStart(2, '0')}-06-18`,
  balance_fen: 2_680 + at * 1_315,
}));
