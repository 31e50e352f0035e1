import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './search-results.page.tsx';

const found = (id: string, more: Partial<FoundGoods> = {}): FoundGoods => ({
  ...aGoods(id, { goodsName: '视频会员月卡，三端通用' }),
  highlight: [[0, 4]],
  subTitle: '官方直充，立即生效',
  ...more,
});

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  api = fakeApi()
    .answer(catalogue.goodsList, {
      list: [found('a'), found('b', { lackStockFlag: 1 })],
      total: 2,
      hasNext: false,
    })
    .answer(catalogue.categories, {
      list: [
        { categoryId: 'video', categoryName: '影音会员', picUrl: 'goods/video', banner: null, children: [] },
      ],
    })
    .answer(home.forYou, { list: [aGoods('z')], total: 1, hasNext: false });
});
const open = (query: string, session: Session = { kind: 'guest' }) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session, search: query });
const firstInput = () => api.callsOf(catalogue.goodsList)[0]?.input;

describe('搜索结果', () => {
  it('lists what was found with the match marked, the count, and what is out of stock', async () => {
    const { container } = open('?keyword=sp会员');
    await screen.findByText('共2件，按综合排序');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('mark')?.textContent).toBe('视频会员');
    expect(first?.textContent).toContain('官方直充 · ');
    expect(within(first ?? container).getByRole('link', { name: /^购买/ })).toBeTruthy();
    expect(within(second ?? container).getByRole('button', { name: /^到货提醒/ })).toBeTruthy();
    await expectAccessible(container);
  });

  it('sets and cancels the reminder of goods that are out of stock in their row, with no call for each row before', async () => {
    api
      .answer(stockReminders.askStockReminder, { asked: true })
      .answer(stockReminders.cancelStockReminder, { asked: false });
    const { user } = open('?keyword=会员', aMember());
    await user.click(await screen.findByRole('button', { name: /^到货提醒：/ }));
    await user.click(await screen.findByRole('button', { name: /^取消提醒/ }));
    expect(await screen.findByRole('button', { name: /^到货提醒：/ })).toBeTruthy();
    expect(api.inputsOf(stockReminders.askStockReminder)).toEqual([{ skuId: found('b').skuId }]);
    expect(api.callsOf(stockReminders.stockReminder)).toEqual([]);
  });

  it('sends a guest to sign in for a reminder', async () => {
    const { user, session } = open('?keyword=会员');
    await user.click(await screen.findByRole('button', { name: /^到货提醒：/ }));
    expect(session.goToLogin).toHaveBeenCalledOnce();
  });

  it('says where there are more than were counted', async () => {
    const more = { hasNext: false, isTotalMinimum: true };
    api.answer(catalogue.goodsList, { list: [found('a')], total: 100, ...more });
    const { unmount } = open('?keyword=会员');
    await screen.findByText('共100+件，按综合排序');
    unmount();
    api.answer(catalogue.goodsList, { list: [], total: 0, totalUnfiltered: 100, ...more });
    open('?keyword=会员&city=1');
    await screen.findByText('去掉已选的1项筛选，有100+件商品');
  });

  it('offers related searches after the first rows, and nothing where there are none', async () => {
    const { unmount } = open('?keyword=视频');
    await screen.findByText('共2件，按综合排序');
    expect(screen.queryByRole('heading', { name: '相关搜索' })).toBeNull();
    unmount();
    api.answer(catalogue.goodsList, {
      list: [found('a')],
      total: 1,
      hasNext: false,
      relatedWords: ['影视会员', '音乐会员'],
    });
    const { container } = open('?keyword=视频');
    const related = await screen.findByRole('list', { name: '相关搜索' });
    const links = within(related).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['影视会员', '音乐会员']);
    expect(links[0]?.getAttribute('href')).toContain(`keyword=${encodeURIComponent('影视会员')}`);
    await expectAccessible(container);
  });

  it('asks for what the address says: order, category, prices, coupon, stock, city and member price', async () => {
    open('?keyword=奶茶&sort=sales&categoryId=drinks&from=5&to=20&coupon=qyfd&stock=1&city=1&member=1');
    await screen.findAllByRole('listitem');
    expect(firstInput()).toMatchObject({
      keyword: '奶茶',
      sort: 'sales',
      categoryId: 'drinks',
      priceFrom: 500,
      priceTo: 2_000,
      couponType: 'qyfd',
      inStock: 1,
      inCity: 1,
      cityCode: '320100',
      memberPrice: 1,
    });
    expect(screen.getByRole('button', { name: '筛选，已选6项' })).toBeTruthy();
  });

  it('takes an address full of junk for one without filters', async () => {
    open(`?keyword=${'长'.repeat(500)}&sort=up&categoryId=%3Cb%3E&from=-1&to=1e9&coupon=x&stock=yes`);
    await screen.findAllByRole('listitem');
    expect(firstInput()).toEqual({ keyword: '长'.repeat(200), sort: 'default', pageNum: 1, pageSize: 10 });
  });

  it('keeps a changed order or filter in the address without a step in the history', async () => {
    const { user, navigator } = open('?keyword=奶茶&stock=1');
    await screen.findAllByRole('listitem');
    await user.click(screen.getByRole('button', { name: '价格，未排序' }));
    expect(navigator.replace.mock.calls.at(-1)?.[0]).toMatch(/sort=priceUp&stock=1/);
    await user.click(screen.getByRole('button', { name: '南京可用' }));
    expect(navigator.replace.mock.calls.at(-1)?.[0]).toMatch(/stock=1&city=1/);
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('has every filter in a sheet, and they take effect together', async () => {
    const { user, navigator } = open('?keyword=奶茶');
    await user.click(await screen.findByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await user.click(sheet.getByRole('button', { name: '五折券' }));
    await user.click(await sheet.findByRole('button', { name: '影音会员' }));
    await user.type(sheet.getByRole('textbox', { name: '最高价' }), '30');
    expect(navigator.replace).not.toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: '查看商品' }));
    expect(navigator.replace.mock.calls.at(-1)?.[0]).toMatch(/categoryId=video&coupon=wzg&to=30/);
  });

  it('with nothing found offers to drop the filters, other words and goods', async () => {
    api.answer(catalogue.goodsList, {
      list: [],
      total: 0,
      hasNext: false,
      totalUnfiltered: 3,
      otherWords: ['健身月卡'],
    });
    const { user, navigator, container } = open('?keyword=潜水装备&city=1');
    await screen.findByText('没有找到“潜水装备”');
    screen.getByText('去掉已选的1项筛选，有3件商品');
    expect(screen.getByRole('link', { name: '健身月卡' }).getAttribute('href')).toContain('keyword=');
    await screen.findByText('商品z');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '去掉筛选再看' }));
    expect(navigator.replace.mock.calls.at(-1)?.[0]).not.toContain('city=1');
  });

  it('shows prices of the keyword as filters, and searches without one that is removed', async () => {
    api.answer(catalogue.goodsList, {
      list: [found('a')],
      total: 1,
      hasNext: false,
      priceWords: [{ text: '10元以下', rest: '奶茶' }],
    });
    const { user, navigator, container } = open('?keyword=10元以下奶茶&stock=1');
    const words = await screen.findByRole('list', { name: '关键词里的价格' });
    await expectAccessible(container);
    await user.click(within(words).getByRole('button', { name: /^10元以下/ }));
    expect(navigator.replace.mock.calls.at(-1)?.[0]).toContain(
      `keyword=${encodeURIComponent('奶茶')}&stock=1`,
    );
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('奶茶');
  });

  it('with nothing for these prices drops them together with the filters', async () => {
    api.answer(catalogue.goodsList, {
      list: [],
      total: 0,
      hasNext: false,
      totalUnfiltered: 3,
      priceWords: [
        { text: '10元以下', rest: '奶茶 半价' },
        { text: '半价', rest: '奶茶 10元以下' },
      ],
    });
    const { user, navigator } = open('?keyword=半价奶茶10元以下&stock=1');
    await screen.findByText('去掉已选的3项筛选，有3件商品');
    await user.click(screen.getByRole('button', { name: '去掉筛选再看' }));
    expect(navigator.replace.mock.calls.at(-1)?.[0]).toMatch(
      new RegExp(`keyword=${encodeURIComponent('奶茶')}&timeStamp=`),
    );
  });

  it('with nothing found names the words that find goods, and what others search for', async () => {
    api.answer(catalogue.goodsList, {
      list: [],
      total: 0,
      hasNext: false,
      matchingWords: [{ text: '咖啡', total: 8 }],
      otherWords: ['加油券'],
    });
    const { container } = open('?keyword=火箭咖啡');
    const matching = within(await screen.findByRole('list', { name: '这些词有商品' }));
    const link = matching.getByRole('link', { name: /咖啡\s*8件/ });
    expect(link.getAttribute('href')).toContain(`keyword=${encodeURIComponent('咖啡')}`);
    within(screen.getByRole('list', { name: '大家都在搜' })).getByRole('link', { name: '加油券' });
    await expectAccessible(container);
  });

  it('says that results only come near, and searches again from its field', async () => {
    api.answer(catalogue.goodsList, { list: [found('a')], total: 1, hasNext: false, near: true });
    const { user, navigator } = open('?keyword=视平会员');
    await screen.findByText(/以下比较接近/);
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await user.type(field, '咖啡{Enter}');
    expect(navigator.replace.mock.calls.at(-1)?.[0]).toContain(`keyword=${encodeURIComponent('咖啡')}`);
  });
});
