import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Tag } from './tag.tsx';

it.each(['soft', 'outline', 'solid', 'vip', 'vipDark', 'ok', 'warn', 'info', 'mute'] as const)(
  'says its word in the %s kind',
  async (kind) => {
    const { container } = renderUi(<Tag kind={kind}>会员价</Tag>);
    expect(screen.getByText('会员价')).toBeTruthy();
    await expectAccessible(container);
  },
);
