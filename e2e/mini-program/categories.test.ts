import { describe, expect, it } from 'vitest';
import type { MiniProgram } from './host/launch.ts';
import { byClass, textsByClass } from './support/by-class.ts';
import { goOnUntil } from './support/go-on.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const rows = (program: MiniProgram): readonly string[] => textsByClass(program, 'goods-row', 'row');
const openCategories = (program: MiniProgram): void => program.fromWebView('switchTab', '/pages/categories');

describe('the categories', () => {
  it('stand beside the goods of the chosen one, which go on to their end', async () => {
    const program = product.start();
    openCategories(program);
    await expect.poll(() => rows(program)).toHaveLength(10);
    // The list of categories is a call of its own.
    await expect.poll(() => textsByClass(program, 'categories', 'railEntry')[1]).not.toBe('');
    const names = textsByClass(program, 'categories', 'railEntry');
    expect(names[0]).toBe('为你推荐');
    const first = names[1] ?? '';
    program.tap(first);
    await expect.poll(() => textsByClass(program, 'categories', 'current')).toEqual([first]);
    await expect.poll(() => byClass(program, 'categories', 'sub').length).toBeGreaterThan(2);
    await expect.poll(() => rows(program).length).toBeGreaterThan(0);
    await goOnUntil(program, '已经到底啦');
    const all = rows(program).length;
    const [sub] = textsByClass(program, 'categories', 'sub');
    program.tap(sub ?? '');
    await expect.poll(() => textsByClass(program, 'categories', 'chosen')).toEqual([sub]);
    await expect.poll(() => rows(program).length).toBeLessThan(all);
  });

  it('are ordered by price, and lead to the goods and to the search', async () => {
    const program = product.start();
    openCategories(program);
    await expect.poll(() => rows(program)).toHaveLength(10);
    program.tap('价格');
    await expect.poll(() => program.text()).toContain('价格从低到高');
    await expect.poll(() => rows(program)).toHaveLength(10);
    const [row] = byClass(program, 'goods-row', 'row');
    if (!row) throw new Error('no goods');
    program.fire(row, 'tap');
    await expect.poll(() => program.page).toBe('pages/goods/goods-detail');
    program.back();
    await expect.poll(() => tapSearch(program)).toBe('pages/goods/search-navigation');
  });

  it('show a member the member’s own prices', async () => {
    const program = await product.startMember('13800000022');
    openCategories(program);
    await expect.poll(() => rows(program).length).toBeGreaterThan(0);
  });

  it('that cannot be loaded say so', async () => {
    const program = product.start(undefined, { request: () => Promise.reject(new Error('timeout')) });
    openCategories(program);
    await expect.poll(() => program.text()).toContain('分类没有加载出来');
    expect(program.text()).toContain('商品没有加载出来');
  });
});

/** A tap right after a page was opened is debounced (§9). */
function tapSearch(program: MiniProgram): string {
  if (program.page === 'pages/categories') program.tap('搜索权益、商品、门店');
  return program.page;
}
