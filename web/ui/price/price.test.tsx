import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Price } from './price.tsx';

const printed = (node: ReactNode) => renderUi(node).container.textContent;

describe('a price', () => {
  it.each([
    [990, '¥9.90'],
    [4500, '¥45'],
    [1, '¥0.01'],
    [0, '¥0'],
    [19905, '¥199.05'],
    [1990.9, '¥19.90'],
    [-14000, '−¥140'],
  ])('of %d fen reads %s', (fen, text) => {
    expect(printed(<Price fen={fen} />)).toBe(text);
  });

  it('keeps two decimals where sums stand under each other', () =>
    expect(printed(<Price fen={14000} exact />)).toBe('¥140.00'));

  it('says the original price to a screen reader, not only by striking it', async () => {
    const { container } = renderUi(<Price fen={1500} was={2500} prefix="会员价" />);
    expect(container.textContent).toBe('会员价¥15原价¥25');
    expect(screen.getByText('原价').closest('s')).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows no original that is not higher', () =>
    expect(printed(<Price fen={2500} was={2500} />)).toBe('¥25'));
});
