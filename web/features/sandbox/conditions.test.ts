import { expect, it } from 'vitest';
import { conditionsOf } from './conditions.ts';
import { someState } from './testing/fake-sandbox.ts';

it('a new demo deviates in nothing, its degraded areas included', () =>
  expect(conditionsOf(someState)).toEqual([]));

it.each([
  [{ offsetMs: 90 * 60_000 }, '时钟快1小时30分钟'],
  [{ offsetMs: 1_000 }, '时钟快不到1分钟'],
  [{ supplier: 'fail' }, '供应商发放：拒绝'],
  [{ invoices: 'late' }, '开具发票：延后'],
  [{ pictures: 'wrong-bytes' }, '图片存储：内容不对'],
  [{ outages: [{ upstream: 'chat-pay', on: true }] }, '聊天应用支付中断'],
  [{ degradations: [] }, '徐州：正常'],
  [{ maintenance: { on: true, title: '', message: '' } }, '维护公告已打开'],
  [{ soldOut: true }, '全部商品售罄'],
  [{ changedStock: ['coffee.1'] }, '改过库存：coffee.1'],
  [{ changedFlashSales: ['flash-1'] }, '加过秒杀场次：1场'],
  [{ network: '13800000001' }, '手机流量属于138****0001'],
  [{ hostUser: '13800000002' }, '宿主已登录138****0002'],
  [{ position: null }, '定位失败'],
  [{ position: { longitude: 0, latitude: 0 } }, '手机在别处'],
  [{ scripts: { ...someState.scripts, maps: 'hang' } }, '地图脚本：一直不返回'],
] as const)('names %j as one line', (changed, line) =>
  expect(conditionsOf({ ...someState, ...(changed as object) })).toEqual([line]),
);
