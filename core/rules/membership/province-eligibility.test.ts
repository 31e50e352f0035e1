import { describe, expect, it } from 'vitest';
import { names } from '../../config/names.ts';
import { provinceEligibility, type ProvinceEligibility } from './province-eligibility.ts';

describe('a service of one province (§5)', () => {
  it.each<[unknown, boolean | undefined, ProvinceEligibility['kind']]>([
    [1, undefined, 'eligible'],
    ['1', undefined, 'eligible'],
    [1, false, 'eligible'],
    [0, undefined, 'askServer'],
    [undefined, undefined, 'askServer'],
    ['2', undefined, 'askServer'],
    [0, true, 'eligible'],
    [0, false, 'refused'],
    [undefined, false, 'refused'],
  ])('with ispFlag %j and the server’s answer %j: %s', (ispFlag, serverAnswer, kind) => {
    expect(provinceEligibility(ispFlag, serverAnswer).kind).toBe(kind);
  });

  it('refuses with the message of the catalogue (§8)', () => {
    const template = '该业务仅限{province}移动用户使用，您暂时无法办理。有问题请拨打{phone}咨询。';
    expect(provinceEligibility(0, false)).toEqual({
      kind: 'refused',
      toast: template.replace('{province}', names.province).replace('{phone}', names.hotline),
    });
  });
});
