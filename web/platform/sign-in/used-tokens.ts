import { rememberUsedToken } from '#core/rules/session/used-tokens.ts';
import type { Store } from '../storage/storage.ts';

const key = 'usedTokens';

/** Tokens that this browser has already sent, across tabs. */
export function usedTokens(local: Store) {
  const read = (): readonly string[] => parsed(local.get(key));
  return {
    read,
    /** False if it was already used. */
    add(proof: string): boolean {
      const known = read();
      if (known.includes(proof)) return false;
      local.set(key, JSON.stringify(rememberUsedToken(known, proof)));
      return true;
    },
  };
}

function parsed(text: string | undefined): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return []; // invalid JSON
  }
}
