import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#core/contract/envelope.ts';
import { untilAfternoonSale } from '../support/calendar.ts';
import type { MiniProgram } from './host/launch.ts';
import { allNodes, attribute } from './host/nodes.ts';
import type { HostRequest } from './host/wx.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
// The sale of the morning has a price of its own for the same goods.
beforeAll(async () => void (await product.workbench.advanceUntil(untilAfternoonSale)));
/** A gold member: 美式咖啡 costs 9.90 as welfare goods of level 1, twice a month, and 12.90 to members otherwise. */
const gold = '13800000001';

/** The phone of a subscriber who has used so much of the welfare price. */
const having = (left: number) => ({
  async request(request: HostRequest) {
    if (!request.url.includes('/act/promotion/uses')) return product.request(request);
    const list = [{ promotionId: 'WELFARE_LEVEL_1', used: 2 - left, left }];
    const data = { code: codes.ok, message: '', success: true, data: { list } };
    return { statusCode: 200, header: {}, data };
  },
});
const labels = (program: MiniProgram): string =>
  allNodes(program.tree(), (node) => attribute(node, 'ariaLabel') !== '')
    .map((node) => attribute(node, 'ariaLabel'))
    .join('\n');

describe('the price that this subscriber pays', () => {
  it.each([
    [1, '福利价', '¥9.90'],
    [0, '到手价', '¥12.90'],
  ])('with %i left of a limited promotion is its %s in the detail', async (left, prefix, price) => {
    const program = await product.startMember(gold, having(left));
    program.fromWebView('navigateTo', '/pages/goods/goods-detail?goodsId=coffee');
    await expect.poll(() => program.text()).toContain(`立即购买 ${price}`);
    expect(program.text()).toContain(prefix);
    expect(labels(program)).toMatch(new RegExp(`^${price}，原价¥18$`, 'm'));
  });

  it('is the one on cards too: a guest sees that of members, a limit that is used up does not count', async () => {
    const cardOf = (program: MiniProgram): string =>
      /^美式咖啡兑换券.*已售.*/m.exec(labels(program))?.[0] ?? '';
    const open = async (program: MiniProgram): Promise<MiniProgram> => {
      await expect.poll(() => cardOf(program)).toContain('¥');
      return program;
    };
    const entitled = await open(await product.startMember(gold, having(2)));
    await expect.poll(() => cardOf(entitled)).toContain('¥9.90，原价¥18');
    const usedUp = await open(await product.startMember(gold, having(0)));
    await expect.poll(() => cardOf(usedUp)).toContain('¥12.90，原价¥18');
    expect(cardOf(await open(product.start()))).toContain('¥12.90，原价¥18');
  });
});
