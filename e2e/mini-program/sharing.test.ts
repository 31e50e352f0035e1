import { describe, expect, it } from 'vitest';
import { allNodes, attribute } from './host/nodes.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const pathOf = (
  path: string,
): { readonly page: string; readonly query: Readonly<Record<string, string>> } => {
  const { pathname, searchParams } = new URL(path, 'http://program.test');
  return { page: pathname, query: Object.fromEntries(searchParams) };
};

describe('转发', () => {
  it('of goods gives their page with its ids, and nothing of this visit', async () => {
    const program = product.start();
    program.fromWebView('navigateTo', '/pages/goods/goods-detail?goodsId=coffee&timeStamp=1');
    await expect.poll(() => program.text()).toContain('立即购买');
    const { title, path, imageUrl } = program.share();
    expect(title).toContain('咖啡');
    expect(pathOf(path)).toEqual({
      page: '/pages/goods/goods-detail',
      query: { goodsId: 'coffee', skuId: expect.stringMatching(/^coffee/) as string },
    });
    expect(imageUrl).toMatch(/^http/);
  });

  it('keeps the channel that the visitor came by: in calls, and in what is shared on', async () => {
    const headers: string[] = [];
    const program = product.start(undefined, {
      opened: 'pages/goods/goods-detail?goodsId=coffee&channelId=C0099&pChannelId=P0001',
      request: (request) => {
        headers.push(decodeURIComponent(request.header?.['trackData'] ?? ''));
        return product.request(request);
      },
    });
    await expect.poll(() => program.text()).toContain('立即购买');
    expect(headers.at(-1)).toContain('"channelId":"C0099"');
    expect(pathOf(program.share().path).query).toMatchObject({
      goodsId: 'coffee',
      channelId: 'C0099',
      pChannelId: 'P0001',
    });
    const url = encodeURIComponent('http://127.0.0.1:8000/content/super-market/coupon-center');
    program.fromWebView('navigateTo', `/pages/site/web-page?url=${url}`);
    const webViews = () => allNodes(program.tree(), ({ name }) => name === 'web-view');
    await expect.poll(() => webViews().map((node) => attribute(node, 'src'))[0]).toContain('channelId=C0099');
    program.fromWebView('switchTab', '/pages/home');
    await expect.poll(() => program.text()).toContain('限时秒杀');
    expect(pathOf(program.share().path)).toEqual({
      page: '/pages/home',
      query: { channelId: 'C0099', pChannelId: 'P0001' },
    });
  });

  it('of a web page gives the card that the page last asked for, without proofs', async () => {
    const program = product.start();
    const url = 'http://127.0.0.1:8000/content/super-market/coupon-center';
    program.fromWebView('navigateTo', `/pages/site/web-page?url=${encodeURIComponent(url)}`);
    const webViews = () => allNodes(program.tree(), ({ name }) => name === 'web-view');
    await expect.poll(() => webViews().map((node) => attribute(node, 'src'))).toHaveLength(1);
    expect(pathOf(program.share().path).query).toEqual({ url });
    const [webView] = webViews();
    if (!webView) throw new Error('no web view');
    const share = (title: string, query: string) => ({ share: { title, url: `${url}?${query}` } });
    program.fire(webView, 'message', {
      data: [share('旧', ''), share('领券中心', 'group=2&qyptTokenValue=secret&timeStamp=1')],
    });
    const { title, path } = program.share();
    expect(title).toBe('领券中心');
    expect(pathOf(path)).toEqual({ page: '/pages/site/web-page', query: { url: `${url}?group=2` } });
    program.fire(webView, 'message', { data: [{ other: true }] });
    expect(program.share().title).toBe('领券中心');
  });
});
