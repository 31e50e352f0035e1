import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { QuickEntries } from './quick-entries.tsx';

it('is a named navigation whose entries are links', async () => {
  const { container } = renderUi(
    <QuickEntries
      label="快捷入口"
      entries={[
        { text: '权益福袋', href: '/bags', art: '/bag.svg', flag: '3张' },
        { text: '五折购', href: '/half', art: '/half.svg' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '快捷入口' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/bags', '/half']);
  await expectAccessible(container);
});
