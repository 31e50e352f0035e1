import { describe, expect, it } from 'vitest';
import type { HostRequest } from './host/wx.ts';
import { allNodes, attribute } from './host/nodes.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();

function startTracked(mobile?: string) {
  const sent: HostRequest[] = [];
  const request = (each: HostRequest) => {
    sent.push(each);
    return product.request(each);
  };
  const program = product.start(mobile, { request });
  const bodiesOf = (path: string): readonly Readonly<Record<string, unknown>>[] =>
    sent
      .filter(({ url }) => url.endsWith(path))
      .map(({ data }) => JSON.parse(typeof data === 'string' ? data : '{}') as Record<string, unknown>);
  return { program, sent, bodiesOf };
}

describe('the log of the native program', () => {
  it('has the tracking header on every call, with the page on show', async () => {
    const { program, sent } = startTracked();
    await expect.poll(() => program.text()).toContain('限时秒杀');
    for (const { header, url } of sent) {
      const data = JSON.parse(decodeURIComponent(header?.['trackData'] ?? '%7B%7D')) as object;
      expect(data, url).toMatchObject({
        appId: expect.anything() as unknown,
        channelId: expect.anything() as unknown,
        pathId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        pageName: '首页',
        pageUrl: expect.stringMatching(/\/market-mini-program\/pages\/home$/) as unknown,
      });
    }
  });

  it('has a tap on goods with their ids and floor', async () => {
    const { program, bodiesOf } = startTracked();
    await expect.poll(() => program.text()).toMatch(/已抢|即将开抢/);
    const [card] = allNodes(program.tree(), (node) => /goods-card\S*_mini/.test(attribute(node, 'class')));
    if (!card) throw new Error('no goods on show');
    program.fire(card, 'tap');
    await expect.poll(() => bodiesOf('/userLog/behavior1')).toHaveLength(1);
    expect(bodiesOf('/userLog/behavior1')[0]).toMatchObject({
      goodsId: expect.anything() as unknown,
      skuId: expect.anything() as unknown,
      plName: expect.stringContaining('限时秒杀') as unknown,
    });
  });
});

describe('a tab', () => {
  it('stays as it was while another is looked at, and requests nothing again', async () => {
    const { program, sent } = startTracked();
    await expect.poll(() => program.text()).toContain('限时秒杀');
    const floors = () =>
      sent.filter(({ url }) => url.includes('/regionFloors') || url.includes('Floor')).length;
    const before = floors();
    expect(before).toBeGreaterThan(0);
    program.fromWebView('switchTab', '/pages/profile');
    program.fromWebView('switchTab', '/pages/home');
    expect(program.text()).toContain('限时秒杀');
    expect(floors()).toBe(before);
  });
});
