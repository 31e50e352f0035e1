import type { Member } from '../call.ts';

/** Throws a refusal where the member may not make this call now, because operators limited or paused it. Nothing of it is stored. */
export type FeatureGate = (callName: string, input: unknown, member: Pick<Member, 'userId'>) => Promise<void>;
