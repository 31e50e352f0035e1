import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Hero } from './hero.tsx';

it.each(['cloud', 'wave', 'willow', 'lattice'] as const)(
  'draws the %s motif and says nothing to a screen reader',
  async (motif) => {
    const { container } = renderUi(<Hero motif={motif} />);
    expect(container.querySelector('[aria-hidden="true"] pattern')).toBeTruthy();
    await expectAccessible(container);
  },
);
