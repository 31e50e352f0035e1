import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterNavigation } from './after-navigation.ts';
import type { Visit } from './visit.ts';

const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
afterEach(() => {
  document.body.innerHTML = '';
  scrolled.mockClear();
});

const aVisit = (top?: number): Visit => ({
  place: { project: 'standalone-pages', path: '/rights-entrance' },
  search: '',
  found: {
    pageId: 'rightsEntrance',
    auth: true,
    worksOffline: false,
    campaign: 'watch',
    theme: undefined,
    progressBar: true,
    status: 200,
  },
  Page: () => null,
  title: '权益领取',
  stop: { key: 'k', depth: 0 },
  ...(top !== undefined && { top }),
});

describe('a page that has come up', () => {
  it('has its title, its place on the screen and the focus on its heading', () => {
    document.body.innerHTML = '<main><h1>权益领取</h1></main>';
    afterNavigation(aVisit(640));
    expect(document.title).toBe('权益领取');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 640);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  it('has the focus on its content when it has no heading', () => {
    document.body.innerHTML = '<main>内容</main>';
    afterNavigation(aVisit(0));
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('keeps the focus where it put it itself', () => {
    document.body.innerHTML = '<main><h1>搜索</h1><input></main>';
    document.querySelector('input')?.focus();
    afterNavigation(aVisit(0));
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('is not moved at all when only its view has changed', () => {
    document.body.innerHTML = '<main><h1>权益领取</h1></main>';
    afterNavigation(aVisit());
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
});
