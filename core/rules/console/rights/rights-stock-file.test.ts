import { describe, expect, it } from 'vitest';
import { readStockFile } from './rights-stock-file.ts';

const months = ['2026-11', '2026-12'];
const read = (...lines: string[]) => readStockFile(lines.join('\n'), months);

describe('a file of pieces by the month', () => {
  it('is read in any order of columns, with others beside them', () => {
    expect(read('﻿月份,权益,总量,权益编号', '2026-12,咖啡券,10000,coffee', '', '2026-11,,0,fuel')).toEqual({
      lines: [
        { line: 2, rightsId: 'coffee', cycle: '2026-12', total: 10_000 },
        { line: 4, rightsId: 'fuel', cycle: '2026-11', total: 0 },
      ],
      faults: [],
    });
  });

  it('names every wrong line with its cure', () => {
    const { lines, faults } = read(
      '权益编号,月份,总量',
      'coffee,2026-11,5',
      '咖啡,2026-11,5',
      'fuel,2026-10,5',
      'fuel,2026-11,"1,000"',
      'coffee,2026-11,6',
      'fuel,2026-11,99999999',
    );
    expect(lines.map(({ line }) => line)).toEqual([2]);
    expect(faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
      '3 权益编号“咖啡”不对',
      '4 月份“2026-10”不能改',
      '5 总量“"1”不是数量',
      '6 和第 2 行重复',
      '7 总量“99999999”不是数量',
    ]);
  });

  it('without its columns, its lines or with too many is refused', () => {
    expect(read('权益编号,月份').faults).toEqual([
      { line: 1, fault: '缺少列：总量', cure: '表头应有：权益编号,月份,总量' },
    ]);
    expect(read('权益编号,月份,总量').faults[0]?.fault).toBe('没有内容');
    const many = Array.from({ length: 501 }, (_, at) => `r${at},2026-11,1`);
    expect(read('权益编号,月份,总量', ...many).faults).toEqual([
      { line: 502, fault: '超过 500 行', cure: '分成几个文件导入' },
    ]);
  });
});
