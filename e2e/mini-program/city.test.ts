import { describe, expect, it } from 'vitest';
import type { MiniProgram } from './host/launch.ts';
import { useMiniProgram } from './support/use-mini-program.ts';
import { openFrom } from './support/open-from.ts';

const product = useMiniProgram();
const inSuzhou = { latitude: 31.299, longitude: 120.585 };
const cityOf = (program: MiniProgram): string => /^(\S+?)(大字版|标准字号)/.exec(program.text())?.[1] ?? '';
const requests = (program: MiniProgram, path: string): readonly string[] =>
  program.log.flatMap(([name, , url = '']) => (name === 'request' && url.includes(path) ? [url] : []));

/** The page of cities, opened from the home page, with all of them. */
async function openCities(program: MiniProgram, current: string): Promise<void> {
  await expect.poll(() => cityOf(program)).toBe(current);
  expect(await openFrom(program, `当前城市${current}，切换城市`)).toBe('pages/site/city');
  await expect.poll(() => program.text()).toContain('连云港');
}

describe('another city', () => {
  it('is found by its pinyin, and used at once by the home page and the search', async () => {
    const inWuxi: string[] = [];
    const program = product.start(undefined, {
      request: (sent) => {
        const { pathname, search } = new URL(sent.url);
        const body = typeof sent.data === 'string' ? sent.data : '';
        if (/"?cityCode"?[=:"]+320200/.test(search + body)) inWuxi.push(pathname);
        return product.request(sent);
      },
    });
    await openCities(program, '南京');
    program.type('城市名、拼音或首字母', 'wuxi');
    await expect.poll(() => program.text()).not.toContain('推荐城市');
    program.tap('无锡，江苏省');
    await expect.poll(() => cityOf(program)).toBe('无锡');
    expect(program.page).toBe('pages/home');
    expect(program.log).toContainEqual(['showToast', '已切换到无锡']);
    await expect.poll(() => inWuxi.join()).toContain('/getRegionFloorInfo');
    expect(program.storage.get('DEV_location')).toContain('"isUserChoose":1');
    program.fromWebView('navigateTo', '/pages/goods/search-navigation?keyword=咖啡');
    await expect.poll(() => inWuxi.join()).toContain('/searchSuggest');
    expect(requests(program, '/area/saveRecentVisitCity')).toEqual([]);
  });

  it('is found by name and by initials; without one there is a way back to all', async () => {
    const program = product.start();
    await openCities(program, '南京');
    const field = '城市名、拼音或首字母';
    for (const typed of ['苏州', 'sz']) {
      program.type(field, typed);
      await expect.poll(() => program.text()).toContain('苏州江苏省');
    }
    program.type(field, '不存在');
    await expect.poll(() => program.text()).toContain('没有找到“不存在”');
    program.tap('清空重新输入');
    await expect.poll(() => program.text()).toContain('推荐城市');
  });

  it('of a member is among the recent ones the next time', async () => {
    const mobile = '13700000025';
    const program = await product.startMember(mobile);
    await expect.poll(() => cityOf(program)).not.toBe('');
    await openCities(program, cityOf(program));
    program.tap('徐州，江苏省');
    await expect.poll(() => cityOf(program)).toBe('徐州');
    await expect.poll(() => requests(program, '/area/saveRecentVisitCity')).toHaveLength(1);
    await openCities(program, '徐州');
    await expect.poll(() => program.text()).toMatch(/最近访问.*徐州.*推荐城市/);
  });

  it('may be that of the position, although another was chosen', async () => {
    const program = product.start(undefined, { position: inSuzhou });
    await openCities(program, '苏州');
    program.tap('扬州，江苏省');
    await expect.poll(() => cityOf(program)).toBe('扬州');
    await openCities(program, '扬州');
    program.tap('当前定位苏州');
    await expect.poll(() => cityOf(program)).toBe('苏州');
  });

  it('can be chosen by a visitor who refused the position, and after the list came late', async () => {
    let isAnswered = false;
    const { request } = product.phoneOf('13700000000');
    const program = product.start(undefined, {
      request: (sent) =>
        isAnswered || !sent.url.includes('/area/listAllCity')
          ? request(sent)
          : Promise.reject(new Error('timeout')),
    });
    await expect.poll(() => cityOf(program)).toBe('南京');
    await openFrom(program, '当前城市南京，切换城市');
    await expect.poll(() => program.text()).toMatch(/未获得定位权限.*城市列表没有加载出来/);
    isAnswered = true;
    program.tap('重试');
    await expect.poll(() => program.text()).toContain('连云港');
    program.tap('N字头');
    program.tap('南通，江苏省');
    await expect.poll(() => cityOf(program)).toBe('南通');
  });
});
