import { expect, it } from 'vitest';
import { shortGroupName } from './short-group-name.ts';

it.each([
  ['影音会员', '影音'],
  ['生活权益', '生活'],
  ['影音年度会员', '影音'],
  ['本月流量礼包', '流量'],
  ['每月流量周卡', '流量'],
  ['流量本月月卡', '流量本月'],
  ['会员日礼物', '会员日礼物'],
  ['年度会员', '年度会员'],
  ['本月', '本月'],
  ['咖啡奶茶', '咖啡奶茶'],
  ['会员权益', '会员'],
  ['会员', '会员'],
])('the group %s is counted as %s', (name, short) => {
  expect(shortGroupName(name)).toBe(short);
});
