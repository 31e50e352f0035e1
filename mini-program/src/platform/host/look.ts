import Taro from '@tarojs/taro';
import { createStore, useStore } from '../create-store.ts';
import { storage } from '../storage.ts';

/** What changes the tokens of every page: the phone's dark mode, and large text, which the visitor switches. */
export interface Look {
  readonly isDark: boolean;
  readonly isLarge: boolean;
}

const largeKey = 'care';
const look = createStore<Look>({ isDark: false, isLarge: false });

/** At the start of the program. */
export function followLook(): void {
  const { theme } = Taro.getAppBaseInfo();
  look.set({ isDark: theme === 'dark', isLarge: storage.get(largeKey) === 'on' });
  Taro.onThemeChange(({ theme: changed }) => look.set({ ...look.get(), isDark: changed === 'dark' }));
}

export function setLargeText(isLarge: boolean): void {
  storage.set(largeKey, isLarge ? 'on' : 'off');
  look.set({ ...look.get(), isLarge });
}

export const useLook = (): Look => useStore(look);
