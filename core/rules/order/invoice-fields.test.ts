import { expect, it } from 'vitest';
import { invoiceProblems } from './invoice-fields.ts';

const person = { titleKind: 'person', title: '王小明', taxNo: '', email: 'wang@example.com' } as const;

it('an invoice of a person needs a name and a mail address', () => {
  expect(invoiceProblems(person)).toEqual({});
  expect(invoiceProblems({ ...person, title: ' ', email: 'wang' })).toEqual({
    title: '请填写姓名',
    email: '请填写正确的邮箱',
  });
});

it('an invoice of a company needs its tax number', () => {
  const company = { ...person, titleKind: 'company' } as const;
  expect(invoiceProblems({ ...company, title: '' })).toEqual({
    title: '请填写企业名称',
    taxNo: '税号是15至20位数字或字母',
  });
  expect(invoiceProblems({ ...company, taxNo: '91320000ma1abcdefg' })).toEqual({});
});

it.each([
  ['9'.repeat(14), false],
  ['9'.repeat(15), true],
  [` ${'A'.repeat(20)} `, true],
  ['A'.repeat(21), false],
  [`-${'A'.repeat(20)}`, false],
  [`${'A'.repeat(20)}-`, false],
  ['91320000-MA1ABCDEF', false],
])('the tax number %j is valid: %s', (taxNo, isValid) =>
  expect('taxNo' in invoiceProblems({ ...person, titleKind: 'company', taxNo })).toBe(!isValid),
);

it.each([
  [' wang@example.com ', true],
  ['w@e.cn', true],
  ['wang@example.c', false],
  ['wang@example', false],
  ['@example.com', false],
  ['wang@.com', false],
  ['wang xiao@example.com', false],
  ['wang@exa mple.com', false],
  ['wang@example.c om', false],
  ['wang@xiao@example.com', false],
  ['wang@example.com@', false],
])('the mail address %j is valid: %s', (email, isValid) =>
  expect('email' in invoiceProblems({ ...person, email })).toBe(!isValid),
);
