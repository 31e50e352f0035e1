import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { page } from './search-results.page.tsx';

type Report = (entries: readonly unknown[]) => void;
/** The observed elements and how to report them. */
const observed = new Map<Element, Report>();

class ManualObserver {
  readonly #report: Report;
  #targets: Element[] = [];
  constructor(report: Report) {
    this.#report = report;
  }
  observe(target: Element) {
    this.#targets.push(target);
    observed.set(target, this.#report);
  }
  unobserve() {}
  disconnect() {
    for (const target of this.#targets) observed.delete(target);
    this.#targets = [];
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', ManualObserver));
afterEach(() => {
  vi.unstubAllGlobals();
  observed.clear();
});

const report = (element: Element, isIntersecting: boolean) =>
  observed.get(element)?.([{ target: element, isIntersecting, boundingClientRect: { height: 900 } }]);

it('holds a bounded number of rows in the document after twelve pages of results', async () => {
  const api = fakeApi().answer(catalogue.goodsList, ({ pageNum = 1 }) => ({
    list: Array.from({ length: 10 }, (_, at) => ({
      ...aGoods(`g${pageNum}-${at}`),
      highlight: [],
      subTitle: '',
    })),
    total: 5_000,
    hasNext: true,
  }));
  renderInSite(<page.Page />, {
    api,
    project: 'super-market',
    session: { kind: 'guest' },
    search: '?keyword=会员',
  });
  await screen.findByText('商品g1-9');
  const results = screen.getByRole('region', { name: '搜索结果' }).firstElementChild;
  for (let at = 2; at <= 12; at += 1) {
    const blocks = [...(results?.children ?? [])];
    const end = blocks.pop();
    act(() => blocks.slice(0, -2).forEach((block) => report(block, false)));
    // Observed again after the previous page was rendered.
    await waitFor(() => expect(end && observed.has(end)).toBe(true));
    act(() => end && report(end, true));
    await screen.findByText(`商品g${at}-9`);
    expect(results?.querySelectorAll('li').length).toBeLessThanOrEqual(50);
  }
  expect(api.callsOf(catalogue.goodsList)).toHaveLength(12);
});
