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
  expect(Object.keys(invoiceProblems(company))).toEqual(['taxNo']);
  expect(invoiceProblems({ ...company, taxNo: '91320000ma1abcdefg' })).toEqual({});
});
