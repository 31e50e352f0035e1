import Taro from '@tarojs/taro';
import { useEffect } from 'react';

/** The brightest screen while the component is shown, because scanners need it; then as it was. */
export function useBrightScreen(): void {
  useEffect(() => {
    const before = Taro.getScreenBrightness().then(
      ({ value }) => {
        void Taro.setScreenBrightness({ value: 1 }).catch(() => undefined);
        return value;
      },
      () => undefined,
    );
    return () =>
      void before.then((value) => {
        if (value !== undefined) void Taro.setScreenBrightness({ value }).catch(() => undefined);
      });
  }, []);
}
