import Taro from '@tarojs/taro';

export interface HeadRoom {
  /** Height of the status bar. */
  readonly top: number;
  /** Height of the row in which the chat app's own capsule stands. */
  readonly bar: number;
  /** Width that the capsule covers at the right edge. */
  readonly right: number;
}

let known: HeadRoom | undefined;

/** The room at the head of a page that the chat app's capsule needs. */
export function headRoom(): HeadRoom {
  if (known) return known;
  const { statusBarHeight = 20, windowWidth } = Taro.getWindowInfo();
  const { top, height, left } = Taro.getMenuButtonBoundingClientRect();
  known = { top: statusBarHeight, bar: height + 2 * (top - statusBarHeight), right: windowWidth - left };
  return known;
}
