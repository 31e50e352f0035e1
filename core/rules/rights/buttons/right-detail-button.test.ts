import { describe, expect, it } from 'vitest';
import { provinceToast } from '../../membership/province-eligibility.ts';
import type { CardViewer } from './rights-card-buttons.ts';
import { detailButtons, rightDetailButton, type DetailFacts } from './right-detail-button.ts';

const open: DetailFacts = {
  recvStatus: 0,
  recvReason: '',
  lackStockFlag: 0,
  opensLater: false,
  preRegistered: false,
  ended: false,
};
const notOpened: Partial<DetailFacts> = { recvStatus: 3, recvReason: '开通后可领取' };
const later: Partial<DetailFacts> = { recvStatus: 3, recvReason: '8月28日10:00开放', opensLater: true };

describe('the button of a right on its own page', () => {
  it.each<[string, CardViewer, Partial<DetailFacts>, string, string, string]>([
    ['claimable', 'opened', {}, '立即领取', 'toReceive', ''],
    ['being delivered', 'opened', { recvStatus: 1 }, '查看领取结果', 'toResult', ''],
    ['claimed', 'opened', { recvStatus: 2 }, '查看领取结果', 'toResult', ''],
    [
      'claimed, the last of the stock',
      'opened',
      { recvStatus: 2, lackStockFlag: 1 },
      '查看领取结果',
      'toResult',
      '',
    ],
    [
      'beyond the quota',
      'opened',
      { recvStatus: 4, recvReason: '本月已选满2项' },
      '下月可领',
      'none',
      '本月已选满2项',
    ],
    ['beyond the quota, without a reason', 'opened', { recvStatus: 4 }, '下月可领', 'none', '下月1日起可领'],
    [
      'for next month, to a guest',
      'guest',
      { recvStatus: 4, recvReason: '本月已选满2项' },
      '下月可领',
      'none',
      '下月1日起可领',
    ],
    ['claimed by another holder, to a guest', 'guest', { recvStatus: 2 }, '登录后领取', 'signIn', ''],
    [
      'for the province only, with a reason of its own',
      'opened',
      { recvStatus: 3, recvReason: '升级会员后可领', provinceFlag: 1 },
      '仅限江苏用户',
      'none',
      provinceToast,
    ],
    [
      'not open yet, registered before the membership ended',
      'notOpened',
      { ...later, preRegistered: true },
      '开通会员领取',
      'toOrder',
      '',
    ],
    [
      'not open yet and not filled yet, to a non-member',
      'notOpened',
      { ...later, lackStockFlag: 1 },
      '开通会员领取',
      'toOrder',
      '',
    ],
    ['registered and open', 'opened', { preRegistered: true }, '立即领取', 'toReceive', ''],
    [
      'out of stock',
      'opened',
      { recvStatus: 3, recvReason: '本月已领完', lackStockFlag: 1 },
      '缺货',
      'none',
      '本月已领完',
    ],
    ['not open yet', 'opened', later, '预约提醒', 'preRegister', ''],
    [
      'not open yet and not filled yet',
      'opened',
      { ...later, lackStockFlag: 1 },
      '预约提醒',
      'preRegister',
      '',
    ],
    [
      'not open yet, registered',
      'opened',
      { ...later, preRegistered: true },
      '已预约',
      'none',
      '开放时会短信提醒您',
    ],
    [
      'over',
      'opened',
      { recvStatus: 3, recvReason: '领取时间已结束', ended: true },
      '已结束',
      'none',
      '领取时间已结束',
    ],
    [
      'for a higher level',
      'opened',
      { recvStatus: 3, recvReason: '升级会员后可领' },
      '升级会员领取',
      'toOrder',
      '',
    ],
    [
      'for the province only, to a holder from another province',
      'opened',
      { recvStatus: 3, recvReason: provinceToast, provinceFlag: 1 },
      '仅限江苏用户',
      'none',
      provinceToast,
    ],
    [
      'for sale',
      'opened',
      { recvStatus: 3, recvReason: '可按会员价购买', categoryFlag: 2 },
      '立即购买',
      'toBuy',
      '',
    ],
    [
      'for sale, beyond the quota',
      'opened',
      { recvStatus: 4, recvReason: '本月已选满2项', categoryFlag: 2 },
      '立即购买',
      'toBuy',
      '',
    ],
    ['for sale, to a guest', 'guest', { ...notOpened, categoryFlag: 2 }, '立即购买', 'toBuy', ''],
    ['offered to a guest', 'guest', notOpened, '登录后领取', 'signIn', ''],
    ['not open yet, to a guest', 'guest', later, '登录后预约', 'signIn', ''],
    ['out of stock, to a guest', 'guest', { ...notOpened, lackStockFlag: '1' }, '缺货', 'none', '本月已领完'],
    ['over, to a guest', 'guest', { ...notOpened, ended: true }, '已结束', 'none', '领取时间已结束'],
    ['offered to a non-member', 'notOpened', notOpened, '开通会员领取', 'toOrder', ''],
    ['not open yet, to a non-member', 'notOpened', later, '开通会员领取', 'toOrder', ''],
    ['offered to another province', 'outOfProvince', notOpened, '仅限江苏用户', 'none', provinceToast],
    ['not open yet, to another province', 'outOfProvince', later, '仅限江苏用户', 'none', provinceToast],
    [
      'over, to another province',
      'outOfProvince',
      { ...notOpened, ended: true },
      '已结束',
      'none',
      '领取时间已结束',
    ],
    [
      'out of stock, to a non-member',
      'notOpened',
      { ...notOpened, lackStockFlag: 1 },
      '缺货',
      'none',
      '本月已领完',
    ],
  ])('of a right that is %s', (_title, viewer, facts, text, action, reason) => {
    expect(rightDetailButton({ ...open, ...facts }, viewer)).toEqual({ text, action, reason });
  });

  it('gives a reason exactly where there is no action', () => {
    expect(
      detailButtons.filter(({ action, reason }) => (action === 'none') !== (reason !== undefined)),
    ).toEqual([]);
  });
});
