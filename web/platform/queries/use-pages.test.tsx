import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useQueryCache } from './query-cache-context.tsx';
import { usePages } from './use-pages.ts';

interface Waiting {
  readonly pageNum: number;
  answer(): void;
}

it('keeps a page that came in while the ones before it were being read again', async () => {
  const waiting: Waiting[] = [];
  const load = (pageNum: number) =>
    new Promise<{ list: string[]; hasNext: boolean }>((resolve) =>
      waiting.push({ pageNum, answer: () => resolve({ list: [`第${pageNum}页`], hasNext: pageNum < 3 }) }),
    );
  const answer = (pageNum: number) =>
    act(async () =>
      waiting
        .splice(
          waiting.findIndex((each) => each.pageNum === pageNum),
          1,
        )[0]
        ?.answer(),
    );
  function List() {
    const { list, loadMore } = usePages<string, { list: string[]; hasNext: boolean }>(
      ['/records', 'all'],
      load,
    );
    const queries = useQueryCache();
    return (
      <>
        <button type="button" onClick={() => void loadMore()}>
          更多
        </button>
        <button type="button" onClick={() => void queries.refresh('/records')}>
          刷新
        </button>
        <p>{list?.join()}</p>
      </>
    );
  }
  renderInSite(<List />);
  await answer(1);
  act(() => screen.getByRole('button', { name: '刷新' }).click());
  act(() => screen.getByRole('button', { name: '更多' }).click());
  await answer(2);
  expect(screen.getByText('第1页,第2页')).toBeTruthy();
  await answer(1);
  await answer(2);
  expect(screen.getByText('第1页,第2页')).toBeTruthy();
  expect(waiting).toEqual([]);
});

it('takes an empty page for the last one, even if it names a next one', async () => {
  let loads = 0;
  const load = () => Promise.resolve({ list: (loads += 1) === 1 ? ['一'] : [], hasNext: true });
  function List() {
    const { list, hasNext, loadMore } = usePages<string, { list: string[]; hasNext: boolean }>(
      ['/records', 'endless'],
      load,
    );
    return (
      <button type="button" onClick={() => void loadMore()}>
        {`${list?.join()} ${hasNext ? '还有' : '到底'}`}
      </button>
    );
  }
  renderInSite(<List />);
  const button = await screen.findByRole('button', { name: '一 还有' });
  for (let tap = 0; tap < 3; tap += 1) await act(async () => button.click());
  expect(button.textContent).toBe('一 到底');
  expect(loads).toBe(2);
});
