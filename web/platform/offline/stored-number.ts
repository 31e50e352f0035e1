import type { Environment } from '#core/config/environments.ts';
import { storeOf } from '../storage/storage.ts';
import { storedNumberKey } from './stored-passes-key.ts';

/** What the number service last answered about the subscriber's own number. */
export interface StoredNumber {
  readonly userId: string;
  /** When, by the phone's clock. */
  readonly at: number;
  readonly leftMb: number;
  readonly totalMb: number;
  readonly voice?: { readonly totalMinutes: number; readonly leftMinutes: number } | undefined;
  readonly balanceFen: number | null;
  readonly billFen?: number | undefined;
}

/** That of the subscriber; undefined where none, or another subscriber's, is kept. */
export function storedNumber({ storagePrefix }: Environment, userId: string): StoredNumber | undefined {
  try {
    const stored = JSON.parse(
      storeOf('localStorage', storagePrefix).get(storedNumberKey) ?? 'null',
    ) as Partial<StoredNumber> | null;
    return stored?.userId === userId && typeof stored.at === 'number' && typeof stored.leftMb === 'number'
      ? (stored as StoredNumber)
      : undefined;
  } catch {
    return undefined;
  }
}

export const keepNumber = ({ storagePrefix }: Environment, stored: StoredNumber): void =>
  storeOf('localStorage', storagePrefix).set(storedNumberKey, JSON.stringify(stored));
