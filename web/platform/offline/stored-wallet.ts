import type { Environment } from '#core/config/environments.ts';
import type { Wallet } from '#core/contract/order/wallet.shapes.ts';
import { storeOf } from '../storage/storage.ts';
import { storedWalletKey } from './stored-passes-key.ts';

/** The wallet as it was last shown, with the codes that were, for a visit without a network. */
export interface StoredWallet {
  readonly userId: string;
  readonly wallet: Wallet;
  /** The digits of codes that were shown, by their id. */
  readonly codes: Readonly<Record<string, string>>;
}

export function storedWallet({ storagePrefix }: Environment): StoredWallet | undefined {
  try {
    const value: unknown = JSON.parse(storeOf('localStorage', storagePrefix).get(storedWalletKey) ?? 'null');
    const { userId, wallet, codes } = (value ?? {}) as Partial<StoredWallet>;
    return typeof userId === 'string' && wallet && codes ? { userId, wallet, codes } : undefined;
  } catch {
    return undefined;
  }
}

const write = ({ storagePrefix }: Environment, stored: StoredWallet): void =>
  storeOf('localStorage', storagePrefix).set(storedWalletKey, JSON.stringify(stored));

/** Keeps the wallet of a subscriber; codes that cannot be used any more, and those of another subscriber, are dropped. */
export function keepWallet(environment: Environment, userId: string, wallet: Wallet): void {
  const before = storedWallet(environment);
  const known = before?.userId === userId ? before.codes : {};
  const ids = wallet.vouchers.flatMap(({ codes }) => codes.map(({ codeId }) => codeId));
  write(environment, {
    userId,
    wallet,
    codes: Object.fromEntries(
      ids.flatMap((codeId) => (known[codeId] === undefined ? [] : [[codeId, known[codeId]]])),
    ),
  });
}

/** Keeps a code that was shown, once the wallet of its subscriber is kept. */
export function keepCode(environment: Environment, userId: string, codeId: string, code: string): void {
  const stored = storedWallet(environment);
  if (stored?.userId === userId)
    write(environment, { ...stored, codes: { ...stored.codes, [codeId]: code } });
}
