import type { Agreement } from '#core/contract/fields.ts';
import type { Store } from '../storage/storage.ts';

const key = 'carriedConsents';

/** Keeps consents during the OAuth redirect to the chat app. */
export const carryConsents = (tab: Store, agreed: readonly Agreement[]): void =>
  tab.set(key, JSON.stringify(agreed));

/** Reads the consents and removes them. */
export function takeConsents(tab: Store): readonly Agreement[] {
  const text = tab.get(key);
  tab.remove(key);
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isAgreement) : [];
  } catch {
    return []; // invalid JSON
  }
}

const isAgreement = (item: unknown): item is Agreement =>
  typeof item === 'object' &&
  item !== null &&
  typeof (item as Partial<Agreement>).templateId === 'string' &&
  typeof (item as Partial<Agreement>).version === 'string';
