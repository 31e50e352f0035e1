import { expect, it } from 'vitest';
import { addressProblems } from './address-fields.ts';
import { addressText } from './address-text.ts';

const whole = {
  recipient: '王小明',
  phone: '13912345678',
  areaNum: '320100',
  district: '鼓楼区',
  street: '中山路18号',
};

it('a whole address has no problem, and every missing field has a sentence of its own', () => {
  expect(addressProblems(whole, false)).toEqual({});
  expect(
    addressProblems({ recipient: ' 王 ', phone: '', areaNum: '', district: ' ', street: '18号' }, false),
  ).toEqual({
    recipient: '请填写收货人姓名，2到20个字',
    phone: '请填写11位手机号',
    areaNum: '请选择省份和城市',
    district: '请填写区县，最多20个字',
    street: '请填写街道和门牌号，4到60个字',
  });
});

it.each([
  ['recipient', 2, 20],
  ['district', 1, 20],
  ['street', 4, 60],
] as const)('%s has %i to %i characters, spaces around it not counted', (field, min, max) => {
  const problems = (length: number) =>
    Object.keys(addressProblems({ ...whole, [field]: ` ${'中'.repeat(length)} ` }, false));
  expect([min - 1, min, max, max + 1].map(problems)).toEqual([[field], [], [], [field]]);
});

it('the number of a stored address may be left empty, but not wrong', () => {
  expect(addressProblems({ ...whole, phone: '' }, true)).toEqual({});
  expect(addressProblems({ ...whole, phone: '' }, false)).toEqual({ phone: '请填写11位手机号' });
  expect(addressProblems({ ...whole, phone: '1391' }, true)).toEqual({ phone: '请填写11位手机号' });
});

it('a municipality is written once', () => {
  expect(addressText({ province: '北京市', city: '北京市', district: '东城区', street: '和平里1号' })).toBe(
    '北京市东城区和平里1号',
  );
  expect(addressText({ province: '江苏省', city: '南京市', district: '鼓楼区', street: '中山路18号' })).toBe(
    '江苏省南京市鼓楼区中山路18号',
  );
});
