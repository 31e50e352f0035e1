import Taro from '@tarojs/taro';

/** The chat app's page of what this program may read. It can be opened by a tap alone, and resolves when it is closed. */
export const openHostSettings = (): Promise<void> =>
  Taro.openSetting().then(
    () => undefined,
    () => undefined,
  );
