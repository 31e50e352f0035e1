import { randomId } from '#core/rules/tracking/random-id.ts';

/** 32 random hex characters (128 bits). */
export const randomText = (): string => randomId(crypto.getRandomValues(new Uint8Array(16)));
