import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { RuleList } from './rule-list.tsx';

it('numbers the rules in their order', async () => {
  const { container } = renderUi(<RuleList rules={['每月1次', '不可转赠']} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '每月1次',
    '不可转赠',
  ]);
  expect(screen.getByRole('list').tagName).toBe('OL');
  await expectAccessible(container);
});
