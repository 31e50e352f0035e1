import { expect, it } from 'vitest';
import { failedDeliveryNote } from './failed-delivery-note.ts';

it.each([
  ['合作方库存不足', '合作方暂时缺货，名额已退回，可改选或稍后再领'],
  ['该商品缺货', '合作方暂时缺货，名额已退回，可改选或稍后再领'],
  ['合作方超时未响应', '合作方超时未响应，名额已退回，可改选或稍后再领'],
  ['', '合作方暂时无法发放，名额已退回，可改选或稍后再领'],
])('the reason “%s” is noted as %s', (reason, note) => expect(failedDeliveryNote(reason)).toBe(note));
