import { randomId } from '#core/rules/tracking/random-id.ts';

/** 32 hex characters nobody can guess. */
export const randomText = (): string => randomId(crypto.getRandomValues(new Uint8Array(16)));
