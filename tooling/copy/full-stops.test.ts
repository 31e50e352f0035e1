import { expect, test } from 'vitest';
import { readTree } from '../boundaries/tree.ts';
import { projectRoot } from '../project-root.mjs';
import { checkFullStops } from './check-full-stops.ts';

const check = (source: string, path = 'web/pages/a/a.tsx') => checkFullStops(new Map([[path, source]]));

test.each([
  ["toast('领取成功。')", 1],
  ["toast('领取成功')", 0],
  ['<p>请稍后再试。</p>', 1],
  ["const line = '权益每月更新。如需帮助请联系客服';", 1],
  ["const line = '权益每月更新。如需帮助请联系客服。';", 0],
  ['/* 说明。 */ const a = 1; // 说明。', 0],
])('finds full stops that are too many or missing: %s', (source, faults) => {
  expect(check(source)).toHaveLength(faults);
});

test('every sentence of a paragraph ends with a full stop', () => {
  expect(check("const rule = '领取后不可退换。';", 'web/pages/membership-set/rows/rules.ts')).toEqual([]);
});

test('full stops are set alike in the whole product', () => {
  expect(checkFullStops(readTree(projectRoot))).toEqual([]);
});
