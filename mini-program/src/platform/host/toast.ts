import Taro from '@tarojs/taro';

/** A short sentence over the page. */
export const toast = (title: string): void => void Taro.showToast({ title, icon: 'none', duration: 2500 });
