import { describe, expect, it } from 'vitest';
import { correctObstacle, shipVerdict, type ShipFacts } from './ship-obstacle.ts';
import { readParcelFile } from './shipments-file.ts';
import { parcelFault, plainTrackingNo } from './tracking-number.ts';

const parcel = { orderNo: '1', carrier: '示例快递', trackingNo: 'SF123456789012' };
const line = (at: number, rest: Partial<ShipFacts['lines'][number]> = {}) => ({
  line: at,
  isPhysical: true,
  isRefunded: false,
  ...rest,
});
const facts: ShipFacts = { state: 'delivering', lines: [line(1)], shipment: null, numberOfOther: null };
const sent = { carrier: parcel.carrier, trackingNo: parcel.trackingNo, isReceived: false };

describe('an order', () => {
  it('is sent while its physical goods wait', () => {
    expect(shipVerdict(facts, parcel)).toBeNull();
    expect(shipVerdict({ ...facts, lines: [line(1), line(2, { isRefunded: true })] }, parcel)).toBeNull();
  });

  it.each<[string, Partial<ShipFacts> | undefined, readonly number[], string]>([
    ['that is not there', undefined, [], '没有这个订单'],
    ['without physical goods', { lines: [line(1, { isPhysical: false })] }, [], '订单里没有实物商品'],
    ['that is not paid', { state: 'created' }, [], '订单还没有付款'],
    ['that is closed', { state: 'closed' }, [], '订单已关闭'],
    ['that is being refunded', { state: 'refunding' }, [], '订单正在退款'],
    ['that was refunded', { state: 'refunded' }, [], '订单已退款'],
    ['that waits for its group', { state: 'paid' }, [], '还没有开始备货，可能在等成团'],
    ['whose goods were refunded', { lines: [line(1, { isRefunded: true })] }, [], '实物商品已退款'],
    [
      'that was sent with another number',
      { shipment: { ...sent, trackingNo: 'SF1' } },
      [],
      '已用示例快递 SF1 发货',
    ],
    ['whose number another subscriber has', { numberOfOther: '2' }, [], '运单号已用在另一位用户的订单 2'],
    ['without the line that is named', {}, [2], '订单里没有第 2 件商品'],
    [
      'whose named line is no parcel',
      { lines: [line(1), line(2, { isPhysical: false })] },
      [2],
      '第 2 件不是实物商品',
    ],
    [
      'whose named line was refunded',
      { lines: [line(1), line(2, { isRefunded: true })] },
      [1, 2],
      '第 2 件已退款',
    ],
    ['of which a line is forgotten', { lines: [line(1), line(2)] }, [2], '第 1 件实物没有写'],
  ])('%s is not sent', (_, changed, named, fault) => {
    expect(shipVerdict(changed && { ...facts, ...changed }, parcel, named)).toMatchObject({ fault });
  });

  it('that was sent with the same number is a repetition, not a fault', () => {
    expect(shipVerdict({ ...facts, state: 'done', shipment: sent }, parcel)).toBe('same');
  });

  it('gets another number until it was received', () => {
    expect(correctObstacle(null)).toBe('还没有发货');
    expect(correctObstacle(sent)).toBeNull();
    expect(correctObstacle({ ...sent, isReceived: true })).toBe('已经签收，不能再改运单号');
  });
});

describe('a number', () => {
  it('is read with spaces and small letters, and judged by its carrier', () => {
    expect(plainTrackingNo(' sf1234 5678-9012')).toBe('SF123456789012');
    expect(parcelFault('示例快递', 'SF123456789012')).toBeNull();
    expect(parcelFault('示例邮政', 'SF123456789012')).toMatchObject({ cure: '示例邮政的运单号是 13 位数字' });
    expect(parcelFault('', 'SF123456789012')).toMatchObject({ fault: '没有写快递公司' });
    expect(parcelFault('示例快递', '')).toMatchObject({ fault: '没有写运单号' });
  });
});

describe('the file of the warehouse', () => {
  it('has its columns in any order, and the line is optional', () => {
    const { parcels, faults } = readParcelFile('备注,运单号,订单号,快递公司\n急,SF123456789012,1,示例快递\n');
    expect([parcels, faults]).toEqual([[{ ...parcel, row: 2, line: null }], []]);
  });

  it('without its columns or rows says which are missing', () => {
    expect(readParcelFile('订单号\n1').faults).toMatchObject([
      { line: 1, fault: '缺少列：快递公司、运单号' },
    ]);
    expect(readParcelFile('订单号,快递公司,运单号').faults).toMatchObject([{ line: 2, fault: '没有内容' }]);
  });

  it('names an order twice only with different lines and one number', () => {
    const rows = (...lines: string[]) =>
      readParcelFile(
        ['订单号,行,快递公司,运单号', ...lines.map((each) => `${each},示例快递,SF123456789012`)].join('\n'),
      ).faults.map(({ fault }) => fault);
    expect(rows('1,1', '1,2')).toEqual([]);
    expect(rows('1,1', '1,1')).toEqual(['和第 2 行重复']);
    expect(rows('1,', '1,2')).toEqual(['和第 2 行重复']);
    expect(rows('1,0')).toEqual(['行不是序号']);
    expect(rows('2.02E+19,')).toEqual(['订单号被表格软件改成了科学计数']);
  });
});
