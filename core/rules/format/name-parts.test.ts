import { expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

it.each([
  ['现磨咖啡兑换券', ['现磨咖啡', '兑换券']],
  ['奶茶中杯任选券', ['奶茶中杯', '任选券']],
  ['10GB流量礼包', ['10GB', '流量礼包']],
  ['影音年度会员', ['影音', '年度会员']],
  ['视频会员月卡', ['视频', '会员月卡']],
  ['在线咨询不限次', ['在线咨询', '不限次']],
  ['全省1,820家门店可用', ['全省1,820家', '门店可用']],
  ['充值到您的手机号', ['充值到', '您的手机号']],
  ['机场贵宾厅', ['机场贵宾厅']],
  ['会员价', ['会员价']],
  ['一份说不清的心意', ['一份说不清的心意']],
  ['', ['']],
])('%s may be broken between %j', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
  expect(nameParts(name).join('')).toBe(name);
});
