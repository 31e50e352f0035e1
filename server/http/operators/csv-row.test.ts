import { expect, it } from 'vitest';
import { csvRow } from './csv-row.ts';

it('a row of a CSV file keeps commas, quotes and line breaks in their cells', () =>
  expect(csvRow(['苏州', 'a,b', 'say "hi"', 'two\nlines', 12.5, null])).toBe(
    '苏州,"a,b","say ""hi""","two\nlines",12.5,\r\n',
  ));

it('a text that a spreadsheet would run as a formula stays a text', () =>
  expect(csvRow(['=HYPERLINK("x")', '+86', '-1', '@sum', -1])).toBe(
    `"'=HYPERLINK(""x"")",'+86,'-1,'@sum,-1\r\n`,
  ));
