import { describe, expect, it } from 'vitest';
import { audienceFault, audienceText, needsSecondPerson } from './broadcast-audience.ts';
import { messageLink } from './message-link.ts';
import { recipientOf } from './recipient-line.ts';

describe('who decides a broadcast', () => {
  it.each([
    ['filter', 10_000, false],
    ['filter', 10_001, true],
    ['list', 10_000, false],
    ['list', 10_001, true],
    ['everyone', 1, true],
  ] as const)('%s with %i recipients: a second person is needed is %s', (kind, recipients, needed) => {
    expect(needsSecondPerson({ kind }, recipients)).toBe(needed);
  });
});

it('an audience is said in words, and one that narrows nothing is refused', () => {
  const audience = { kind: 'filter', levels: [0, 2], areas: ['320500'], products: ['p1'] } as const;
  const filter = { ...audience, levels: [...audience.levels], areas: [...audience.areas], products: ['p1'] };
  expect(audienceText(filter, [['p1', '视频会员']])).toBe('非会员、黄金会员 · 苏州 · 视频会员');
  expect(audienceText({ kind: 'everyone' }, [])).toBe('全部用户');
  expect(audienceFault(filter)).toBeUndefined();
  expect(audienceFault({ kind: 'filter', levels: [], areas: [], products: [] })).toMatch(/至少选一个/);
});

describe('a line of an uploaded list', () => {
  it.each([
    ['13800000001', { kind: 'mobile', mobile: '13800000001' }],
    ['"+86 138-0000-0001",张三', { kind: 'mobile', mobile: '13800000001' }],
    ['U0000000001;x', { kind: 'userId', userId: 'U0000000001' }],
    ['7f_Kd9-aB2cD3eF4', { kind: 'userId', userId: '7f_Kd9-aB2cD3eF4' }],
    ['138000O0005', { kind: 'wrong', fault: '第 7 位是“O”', cure: '可能是数字 0，请核对' }],
    ['1380000000', { kind: 'wrong', fault: '只有 10 位', cure: '补全后再传' }],
    [',13800000001', { kind: 'wrong', fault: '第一列是空的', cure: '第一列写手机号或用户编号' }],
  ])('%s', (line, recipient) => {
    expect(recipientOf(line)).toEqual(recipient);
  });
});

describe('where a message leads', () => {
  const places = { base: '/content', ownOrigins: ['https://mall.example'] };
  it.each([
    ['/content/super-market/discount-list?id=3', { page: 'discountList', query: { id: '3' } }],
    ['/content/super-market/discount-list?id=%', undefined],
    [
      '/content/super-market/discount-list?name=%E8%8B%8F+1',
      { page: 'discountList', query: { name: '苏 1' } },
    ],
    ['https://mall.example/content/super-market/market-index', { page: 'home', query: {} }],
    ['https://elsewhere.example/content/super-market/market-index', undefined],
    ['/content/super-market/no-such-page', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s', (link, target) => {
    expect(messageLink(link, places)).toEqual(target);
  });
});
