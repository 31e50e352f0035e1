import Taro from '@tarojs/taro';
import { openTab } from './open-native.ts';
import { project } from '../settings.ts';

/** Back to the page before; a page that a shared card opened has none and leads home. */
export function goBack(): void {
  if (Taro.getCurrentPages().length > 1) void Taro.navigateBack();
  else openTab(project.index);
}
