import { expect, it } from 'vitest';
import { limitKeys } from '#core/contract/console/operations/limit-keys.ts';
import { maxByOnePerson } from '../broadcasts/broadcast-audience.ts';
import { maxSilenceMs } from '../figures/alert-rules.ts';
import { revealsPerDay } from '../number-reveals.ts';
import { maxPercentAtOnce } from '../price-approval.ts';
import { fixedLimits, limitFault, limitTexts, limitValueText, readLimit, typedLimit } from './limits.ts';
import { maxForcedMs } from './upstreams.ts';

it.each(limitKeys.map((key) => [key] as const))('%s has bounds around its usual value', (key) => {
  const { usual, min, max } = limitTexts[key];
  expect([min, usual, max].map((value) => limitFault(key, value))).toEqual([undefined, undefined, undefined]);
  for (const value of [min - 1, max + 1])
    expect(limitFault(key, value)).toBe(
      `只能在 ${limitValueText(key, min)} 到 ${limitValueText(key, max)} 之间`,
    );
  expect(readLimit(key, typedLimit(key, usual))).toBe(usual);
});

it.each([
  ['refund.orderFen', '30', 3_000],
  ['refund.orderFen', ' 30.05 ', 3_005],
  ['refund.orderFen', '30.005', undefined],
  ['refund.orderFen', '-1', undefined],
  ['stock.pieces', '300', 300],
  ['stock.pieces', '3.5', undefined],
  ['stock.pieces', '', undefined],
] as const)('%s of “%s” is %s', (key, typed, value) => expect(readLimit(key, typed)).toBe(value));

it('the fixed limits on the screen are those of the code', () => {
  const texts = fixedLimits.map(({ value }) => value).join('；');
  for (const shown of [
    `每天 ${revealsPerDay} 次`,
    `${maxByOnePerson.toLocaleString('zh-CN')} 人`,
    `${maxPercentAtOnce}%`,
    `${maxForcedMs / 3_600_000} 小时`,
    `${maxSilenceMs / 3_600_000} 小时`,
  ])
    expect(texts).toContain(shown);
});
