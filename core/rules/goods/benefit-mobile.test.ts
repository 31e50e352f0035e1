import { describe, expect, it } from 'vitest';
import { benefitVerdict, isForOwnNumber, type BenefitNumber } from './benefit-mobile.ts';

const number = (status: BenefitNumber['status']): BenefitNumber => ({ status, areaName: '南京' });

const charge = { needsNumber: true, isOthers: false };

describe('the number to be topped up (§7 checkBenefitMobile)', () => {
  it.each([
    ['is accepted in normal service', charge, number('normal'), true, null],
    ['is refused while suspended', charge, number('suspended'), false, '该号码已停机，恢复后即可充值'],
    ['is refused after closing', charge, number('closed'), false, '该号码已销户，请更换号码'],
    ['is refused unchecked', charge, undefined, false, '暂时无法核对该号码，请稍后再试'],
    [
      'is not asked for by other goods',
      { needsNumber: false, isOthers: false },
      number('normal'),
      false,
      '该商品无需填写充值号码',
    ],
    [
      'is one’s own for a data pack',
      { needsNumber: true, isOthers: true },
      number('normal'),
      false,
      '流量包仅限本机号码使用，不能充值到其他号码',
    ],
  ])('%s', (_title, goods, facts, allowed, reason) =>
    expect(benefitVerdict(goods, facts)).toMatchObject({ allowed, reason }),
  );

  it('is one’s own for goods with data alone', () =>
    expect([isForOwnNumber({ flowMb: 1_024 }), isForOwnNumber({ flowMb: null })]).toEqual([true, false]));
});
