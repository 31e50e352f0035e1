import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report } from './report.ts';

const codeBefore = process.exitCode;
const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
beforeEach(() => {
  process.exitCode = undefined;
  print.mockClear();
});
afterEach(() => {
  process.exitCode = codeBefore;
});
const printed = (): string => print.mock.calls.flat().join('\n');

describe('a report of a benchmark', () => {
  it.each([-1, 1, Number.NaN])('fails the run for a count of %d where it must be 0', (value) => {
    report('counts', [
      { what: 'held', value: 0, must: 0 },
      { what: 'lost', value, must: 0 },
    ]);
    expect(process.exitCode).toBe(1);
    expect(printed()).toMatch(/lost .*= 0 +BROKEN/);
  });

  it('lets the run pass when every count is what it must be', () => {
    report('counts', [{ what: 'winners', value: 500, must: 500 }]);
    expect(process.exitCode).toBeUndefined();
    expect(printed()).toMatch(/winners .*= 500 +yes/);
  });

  it('only marks a missed goal: times mean nothing on another machine', () => {
    report('times', [
      { what: 'slow', value: 301, unit: 'ms', goal: { atMost: 300 } },
      { what: 'few', value: 1, against: { what: 'many', value: 2 }, goal: { atLeast: 0.8 } },
    ]);
    expect(process.exitCode).toBeUndefined();
    expect(printed().match(/missed/g)).toHaveLength(2);
  });
});
