import { describe, expect, it } from 'vitest';
import { benefitVerdict, type BenefitNumber } from './benefit-mobile.ts';

const number = (status: BenefitNumber['status']): BenefitNumber => ({ status, areaName: '南京' });

describe('the number to be topped up (§7 checkBenefitMobile)', () => {
  it.each([
    ['is accepted in normal service', true, number('normal'), true, null],
    ['is refused while suspended', true, number('suspended'), false, '该号码已停机，恢复后即可充值'],
    ['is refused after closing', true, number('closed'), false, '该号码已销户，请更换号码'],
    ['is refused unchecked', true, undefined, false, '暂时无法核对该号码，请稍后再试'],
    ['is not asked for by other goods', false, number('normal'), false, '该商品无需填写充值号码'],
  ])('%s', (_title, needs, facts, allowed, reason) =>
    expect(benefitVerdict(needs, facts)).toMatchObject({ allowed, reason }),
  );
});
