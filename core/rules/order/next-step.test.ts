import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

type Order = Parameters<typeof nextStep>[0];
const line = (kind: Order['lines'][number]['kind'], opensMembership = false) => ({ kind, opensMembership });
const order = (changes: Partial<Order>): Order => ({
  state: 'done',
  waitingGroup: null,
  use: { codes: 0, visits: 0, ended: 0, until: null },
  lines: [line('charge')],
  firstClaimDay: null,
  monthRights: null,
  createdAt: '2026-11-29T15:30:00.000Z',
  address: null,
  ...changes,
});
const until = '2026-12-18T16:00:00.000Z';
const codes = { codes: 2, visits: 0, ended: 0, until };
const membership = [line('virtual', true)];

it.each([
  [
    'a group that is not complete',
    order({ waitingGroup: 'g1', lines: [line('code')] }),
    'invite',
    '邀请好友来拼',
  ],
  ['a membership', order({ lines: membership }), 'claim', '去领取本月权益'],
  [
    'a membership that is opened just now',
    order({ state: 'paid', lines: membership }),
    'delivering',
    '会员正在开通',
  ],
  ['a voucher', order({ use: codes, lines: [line('code')] }), 'show', '到店出示券码'],
  [
    'a voucher beside a parcel',
    order({ use: codes, lines: [line('physical'), line('code')] }),
    'show',
    '到店出示券码',
  ],
  [
    'a voucher without its code yet',
    order({ state: 'delivering', lines: [line('code')] }),
    'delivering',
    '正在出码',
  ],
  ['lounge visits', order({ use: { ...codes, codes: 0, visits: 3 } }), 'visit', '预约贵宾厅'],
  ['a parcel', order({ state: 'delivering', lines: [line('physical')] }), 'parcel', '等包裹'],
  ['a parcel on its way', order({ state: 'shipped', lines: [line('physical')] }), 'parcel', '等包裹'],
  ['a top-up on its way', order({ state: 'paid' }), 'delivering', '正在到账'],
  ['a top-up', order({}), 'delivered', '直接用，不用再操作'],
])('the next step after buying %s', (_what, bought, kind, title) =>
  expect(nextStep(bought)).toMatchObject({ kind, title }),
);

it('says until when codes can be used, and from when rights can be claimed', () => {
  expect(nextStep(order({ use: codes })).text).toBe('2张已放进卡包，12月18日到期');
  expect(nextStep(order({ lines: membership, firstClaimDay: '2026-12-01' })).text).toBe(
    '会员权益12月1日起可领',
  );
});

it('a membership says how many rights it gives a month, and what they are worth', () => {
  const bought = order({ lines: membership, monthRights: { count: 4, worthFen: 11_300 } });
  expect(nextStep(bought).text).toBe('会员已开通，本月的权益等您来领，每月4项，价值¥113');
  expect(nextStep({ ...bought, monthRights: { count: 1, worthFen: 0 } }).text).toBe(
    '会员已开通，本月的权益等您来领，每月1项',
  );
});

it('a parcel says until when it arrives', () => {
  const parcel = order({
    state: 'delivering',
    lines: [line('physical')],
    address: { text: '江苏省南京市1号' },
  });
  expect(nextStep(parcel).text).toBe('预计12月3日前送达，发货后会有消息提醒您');
  expect(nextStep({ ...parcel, address: null }).text).toBe('商家正在备货，发货后会有消息提醒您');
});
