import { expect, it } from 'vitest';
import { dataAfterPack } from './data-after-pack.ts';

it('says what a number can use with the packs that arrived', () =>
  expect(dataAfterPack({ leftMb: 29_286, totalMb: 40_960 }, 10_240)).toBe(
    '本月可用28.6GB，共40GB，含新到10GB',
  ));

it('does not call an older answer the balance', () =>
  expect(dataAfterPack({ leftMb: 512, totalMb: 30_720 }, 10_240)).toBe('新到10GB，号码服务稍后更新余量'));
