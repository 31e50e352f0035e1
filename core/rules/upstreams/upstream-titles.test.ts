import { expect, it } from 'vitest';
import { cashierChannels } from '../pay/pay-channels.ts';
import { upstreamTitles } from './upstream-titles.ts';

it('every system has a name of its own, in Chinese', () => {
  const titles = Object.values(upstreamTitles);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => !/[\u4e00-\u9fff]/.test(title))).toEqual([]);
});

it('a cashier is called as its payment method', () =>
  expect(cashierChannels.map((channel) => upstreamTitles[channel])).toEqual([
    '聊天应用支付',
    '在线钱包',
    '运营商钱包',
    '银行卡支付',
  ]));
