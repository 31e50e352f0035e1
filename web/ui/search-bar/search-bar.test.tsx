import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchLink } from './search-link.tsx';

function Field({ onSearch }: { onSearch: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <SearchBar value={value} placeholder="搜索权益、商品、门店" onChange={setValue} onSearch={onSearch} />
  );
}

it('searches by Enter and by its button, without the blanks around the word', async () => {
  const onSearch = vi.fn();
  const { user, container } = renderUi(<Field onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), ' 加油券 {Enter}');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  expect(onSearch.mock.calls).toEqual([['加油券'], ['加油券']]);
  await expectAccessible(container);
});

it('searches for what was typed before the page was hydrated', async () => {
  const onSearch = vi.fn();
  const search = <Field onSearch={onSearch} />;
  const container = document.createElement('div');
  container.innerHTML = renderOnServer(search);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.value = 'shipin ';
  render(search, { container, hydrate: true });
  expect(field.value).toBe('shipin ');
  await userEvent.setup().click(screen.getByRole('button', { name: '搜索' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('shipin');
});

it('searches for what stands in the field, even before the state knows it', () => {
  const onSearch = vi.fn();
  renderUi(<Field onSearch={onSearch} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.value = 'shipin';
  fireEvent.submit(field);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('shipin');
});

it('on other pages is a link to the search page', async () => {
  const { container } = renderUi(<SearchLink href="/search" text="搜 视频月卡、加油券" />);
  expect(screen.getByRole('link', { name: /视频月卡/ }).getAttribute('href')).toBe('/search');
  await expectAccessible(container);
});
