import Taro from '@tarojs/taro';
import { environment } from './settings.ts';

/** Stored text; what cannot be stored is kept until the program ends. */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const unkept = new Map<string, string>();

/** Keys are prefixed by environment (§9). */
const nameOf = (key: string): string => environment.storagePrefix + key;

export const storage: Store = {
  get(key) {
    const name = nameOf(key);
    const kept = unkept.get(name);
    if (kept !== undefined) return kept;
    try {
      const value: unknown = Taro.getStorageSync(name);
      return typeof value === 'string' && value !== '' ? value : undefined;
    } catch {
      return undefined;
    }
  },
  set(key, value) {
    const name = nameOf(key);
    try {
      Taro.setStorageSync(name, value);
      unkept.delete(name);
    } catch {
      // A full storage must not return the old value.
      unkept.set(name, value);
    }
  },
  remove(key) {
    const name = nameOf(key);
    unkept.delete(name);
    try {
      Taro.removeStorageSync(name);
    } catch {
      // Nothing was stored.
    }
  },
};
