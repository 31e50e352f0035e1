import { describe, expect, it, vi } from 'vitest';
import { findPage } from './find-page.ts';
import { firstPage, type LoadPage } from './load-page.ts';

const place = { project: 'super-market', path: '/mine-index' } as const;
const here = { place, found: findPage(place) };
const listed = { page: { Page: () => null }, title: '我的' };

describe('the page a document opens with', () => {
  it('is the script the document names, and the list of pages is not requested', async () => {
    const load = vi.fn<LoadPage>();
    document.title = '我的';
    expect(await firstPage('data:text/javascript,export const page = "drawn"', here, load)).toEqual({
      page: 'drawn',
      title: '我的',
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('has the title of a home, where the tab shows the name of the mall', async () => {
    document.title = '商城';
    const home = { project: 'super-market', path: '/market-index' } as const;
    const first = { place: home, found: findPage(home) };
    const { title } = await firstPage(
      'data:text/javascript,export const page = "home"',
      first,
      vi.fn<LoadPage>(),
    );
    expect(title).toBe('首页');
  });

  it('is the one on the list where the document names none', async () => {
    const load = vi.fn<LoadPage>().mockResolvedValue(listed);
    expect(await firstPage(undefined, here, load)).toBe(listed);
    expect(load).toHaveBeenCalledExactlyOnceWith(place);
  });
});
