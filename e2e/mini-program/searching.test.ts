import { describe, expect, it } from 'vitest';
import { allNodes, attribute } from './host/nodes.ts';
import type { MiniProgram } from './host/launch.ts';
import { byClass, tapClass, textsByClass } from './support/by-class.ts';
import { goOnUntil } from './support/go-on.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const results = 'pages/goods/search-results';

/** Opens a page by its address, as a link of the web view does. */
const open = (program: MiniProgram, url: string): void =>
  program.fromWebView('navigateTo', `/pages/goods/${url}`);
const rows = (program: MiniProgram): readonly string[] => textsByClass(program, 'results', 'row');
/** Taps of one link within 300 ms are one tap (§9). */
async function tapUntil(program: MiniProgram, words: string, page: string): Promise<void> {
  const tapAndSee = (): string => {
    if (program.page !== page) program.tap(words);
    return program.page;
  };
  await expect.poll(tapAndSee).toBe(page);
}

describe('a search', () => {
  it('begins at the home page, offers popular words, and remembers the word that was chosen', async () => {
    const program = product.start();
    await expect.poll(() => program.text()).toContain('大字版');
    program.tap('搜索');
    await expect.poll(() => program.page).toBe('pages/goods/search-navigation');
    await expect.poll(() => program.text()).toContain('热搜榜');
    await expect.poll(() => program.text()).toContain('猜你想找');
    expect(program.text()).toContain('搜过的词会留在这里');
    const [name = ''] = textsByClass(program, 'search-module', 'oneLine');
    await tapUntil(program, name, results);
    await expect.poll(() => program.text()).toMatch(/共\d+\+?件，按综合排序/);
    program.back();
    expect(program.text()).not.toContain('搜过的词会留在这里');
    expect(program.storage.get('DEV_searchHistory')).toBe(JSON.stringify([name]));
    tapClass(program, 'search-module', 'textButton');
    await expect.poll(() => program.text()).toContain('全部清空');
    tapClass(program, 'word-chips', 'word');
    await expect.poll(() => program.text()).toContain('搜过的词会留在这里');
    expect(program.storage.get('DEV_searchHistory')).toBeUndefined();
  });

  it('suggests goods, words and services for what is typed in pinyin', async () => {
    const program = product.start();
    open(program, 'search-navigation');
    await expect.poll(() => program.text()).toContain('热搜榜');
    const [field] = allNodes(program.tree(), ({ name }) => name === 'input');
    program.type(field ? attribute(field, 'placeholder') : '', 'kafei');
    await expect.poll(() => program.text()).toMatch(/咖啡.*\d+\+?件/);
    expect(program.text()).toContain('支持拼音和首字母');
    await tapUntil(program, '搜索', results);
    expect(program.query['keyword']).toBe('kafei');
  });

  it('without words that can be loaded offers to try again', async () => {
    const program = product.start(undefined, { request: () => Promise.reject(new Error('timeout')) });
    open(program, 'search-navigation');
    await expect.poll(() => program.text()).toContain('热搜没有加载出来');
  });
});

describe('the results', () => {
  it('are ordered and filtered in place, and go on to their end', async () => {
    const program = product.start();
    open(program, `search-results?keyword=${encodeURIComponent('卡')}`);
    await expect.poll(() => rows(program)).toHaveLength(10);
    program.reachBottom();
    await expect.poll(() => rows(program).length).toBeGreaterThan(10);
    program.tap('价格↕');
    await expect.poll(() => program.text()).toContain('按价格从低到高排序');
    program.tap('价格↑');
    await expect.poll(() => program.text()).toContain('按价格从高到低排序');
    tapClass(program, 'results', 'filterButton');
    await expect.poll(() => program.text()).toContain('查看商品');
    program.type('最高价', '30');
    program.tap('查看商品');
    await expect.poll(() => program.text()).toContain('筛选 1');
    await expect.poll(() => rows(program).length).toBeGreaterThan(0);
    await goOnUntil(program, '已经到底啦');
    expect(program.stack).toEqual(['pages/home', results]);
  });

  it('that are empty lead to words that others search for, and to goods', async () => {
    const program = product.start();
    open(program, `search-results?keyword=${encodeURIComponent('潜水装备')}&to=1`);
    await expect.poll(() => program.text()).toContain('没有找到“潜水装备”');
    expect(program.text()).toContain('为你推荐');
    program.tap('去掉筛选再看');
    await expect.poll(() => program.text()).not.toContain('去掉筛选再看');
    await expect.poll(() => program.text()).toContain('大家都在搜');
    tapClass(program, 'word-chips', 'word');
    await expect.poll(() => program.text()).toMatch(/共\d+\+?件/);
  });

  it('show a price in the keyword as a filter, which a tap removes', async () => {
    const program = product.start();
    open(program, `search-results?keyword=${encodeURIComponent('咖啡20元以内')}`);
    await expect.poll(() => program.text()).toContain('已按价格筛选');
    const [word] = byClass(program, 'word-chips', 'accent');
    if (!word) throw new Error('no price to remove');
    program.fire(word, 'tap');
    await expect.poll(() => program.text()).not.toContain('已按价格筛选');
  });

  it('that cannot be loaded say so, and are loaded by a tap', async () => {
    let isOffline = true;
    const program = product.start(undefined, {
      request: (request) =>
        isOffline ? Promise.reject(new Error('timeout')) : product.phoneOf('13700000000').request(request),
    });
    open(program, `search-results?keyword=${encodeURIComponent('咖啡')}`);
    await expect.poll(() => program.text()).toContain('商品没有加载出来');
    isOffline = false;
    program.tap('重试');
    await expect.poll(() => rows(program).length).toBeGreaterThan(0);
  });

  it('have a member’s prices, and remind a member of goods that are sold out', async () => {
    const program = await product.startMember('13800000021');
    open(program, 'search-results?sort=priceUp');
    await expect.poll(() => rows(program).length).toBeGreaterThan(0);
    await goOnUntil(program, '到货提醒');
    program.tap('到货提醒');
    await expect.poll(() => program.log.at(-1)).toEqual(['showToast', '到货后会用短信和消息提醒您']);
    await expect.poll(() => program.text()).toContain('取消提醒');
  });
});
