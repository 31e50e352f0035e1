import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueryState, type Query } from './query-state.tsx';

const refetch = vi.fn(async () => undefined);
const shown = (query: Partial<Query<readonly string[]>>) =>
  render(
    <QueryState
      query={{ data: undefined, error: undefined, refetch, ...query }}
      skeleton={<p>加载中</p>}
      failedTitle="列表没有加载出来"
      isEmpty={(list) => list.length === 0}
      empty={<p>还没有内容</p>}
    >
      {(list) => list.map((text) => <p key={text}>{text}</p>)}
    </QueryState>,
  );

it('a query without an answer shows its skeleton', () => {
  shown({});
  expect(screen.getByText('加载中')).toBeTruthy();
});

it('a failed query says so and is sent again by a tap', async () => {
  shown({ error: new Error('网络不给力') });
  expect(screen.getByRole('alert').textContent).toContain('列表没有加载出来');
  await userEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledOnce();
});

it('an empty answer shows the empty state', () => {
  shown({ data: [] });
  expect(screen.getByText('还没有内容')).toBeTruthy();
});

it('an answer stays on the page while a later request fails', () => {
  shown({ data: ['甲'], error: new Error('网络不给力') });
  expect(screen.getByText('甲')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
