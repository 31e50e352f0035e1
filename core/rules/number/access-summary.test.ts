import { expect, it } from 'vitest';
import { accessSummary } from './access-summary.ts';

const night = { title: '睡觉', enabled: true, weekdays: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' };
const state = { isOn: true, isPending: false, times: [night], blockedCount: 0 };

it.each([
  [{}, '上网管理生效中', '工作日 22:00至次日06:00断网'],
  [{ times: [night, night], blockedCount: 2 }, '上网管理生效中', '2个断网时段，限制2类应用'],
  [
    { blockedCount: 1, isPending: true },
    '正在更新到网络',
    '工作日 22:00至次日06:00断网，限制1类应用，通常1分钟内生效',
  ],
  [{ isOn: false }, '现在全天可以上网', '已有的时段和限制没有生效，打开开关后恢复'],
  [{ times: [{ ...night, enabled: false }] }, '现在全天可以上网', '已有的时段和限制没有生效，打开开关后恢复'],
  [{ isOn: false, times: [] }, '现在全天可以上网', '还没有设置断网时段和限制'],
])('access with %o is said as %s', (change, title, text) => {
  expect(accessSummary({ ...state, ...change })).toMatchObject({ title, text });
});
