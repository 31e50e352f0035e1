import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Wireless earbuds in their open case. */
export function earbuds({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#FFFFFF'],
      [0.5, '#F4F7FB'],
      [1, '#B7C6DA'],
    ]) +
      diagonalGradient(uid + '1', [
        [0, '#7F8EA1'],
        [1, '#3A4656'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#8FB8F2'],
        [0.5, '#3F76D0'],
        [1, '#1F428A'],
      ]) +
      linearGradient(uid + '3', [
        [0, '#17326E'],
        [1, '#2C57A8'],
      ]) +
      linearGradient(uid + '4', [
        [0, '#DCE9FC'],
        [1, '#9DBDF0'],
      ]),
    `<path d="M58 128V94q0-50 62-50t62 50v34z" fill="url(#${uid}2)"/><path d="M70 128V97q0-40 50-40t50 40v31z" fill="url(#${uid}3)"/><path d="M66 88q6-28 34-34" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><g><g transform="rotate(-7 96 110)"><path d="M76 86q-13 1-13 15t13 15q7-15 0-30z" fill="url(#${uid}1)"/><path d="M74 101q0-24 24-24 21 0 21 21v58q0 8-8.5 8t-8.5-8v-33q-28 2-28-22z" fill="url(#${uid}0)"/><path d="M82 96q3-11 15-12" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M110.5 112v34" fill="none" stroke="#C3CEDC" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="93" cy="103" rx="5.5" ry="3.2" fill="#9AA9BA"/></g></g><g transform="translate(240 0) scale(-1 1)"><g transform="rotate(-7 96 110)"><path d="M76 86q-13 1-13 15t13 15q7-15 0-30z" fill="url(#${uid}1)"/><path d="M74 101q0-24 24-24 21 0 21 21v58q0 8-8.5 8t-8.5-8v-33q-28 2-28-22z" fill="url(#${uid}0)"/><path d="M82 96q3-11 15-12" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M110.5 112v34" fill="none" stroke="#C3CEDC" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="93" cy="103" rx="5.5" ry="3.2" fill="#9AA9BA"/></g></g><path d="M52 132h136v22q0 54-68 54t-68-54z" fill="url(#${uid}2)"/><rect x="49" y="126" width="142" height="12" rx="6" fill="url(#${uid}4)"/><path d="M64 150q0 26 20 42" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="120" cy="154" r="4" fill="#5BE3A5"/><path d="M113.72 171.72A6.31 6.31 0 0 1 126.28 171.72A6.31 6.31 0 0 1 126.28 184.28A6.31 6.31 0 0 1 113.72 184.28A6.31 6.31 0 0 1 113.72 171.72Z" fill="none" stroke="#CFE0FA" stroke-width="2.2"/><path d="M206 61q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#5FB4E8" opacity="1"/><path d="M34 77q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#9AD2F2" opacity="1"/>`,
    { shadow: [120, 210, 72, 7] },
  );
}
