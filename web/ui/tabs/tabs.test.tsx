import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Chips } from '../chips/chips.tsx';
import { Segmented } from './segmented.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { key: 'ready', text: '待使用', count: 12 },
  { key: 'waiting', text: '待领取' },
  { key: 'used', text: '已用完' },
] as const;
type Key = (typeof items)[number]['key'];

describe.each([
  ['Tabs', Tabs],
  ['Segmented', Segmented],
  ['Chips', Chips],
] as const)('%s', (_, Row) => {
  function Coupons() {
    const [value, setValue] = useState<Key>('ready');
    return <Row label="券状态" items={items} value={value} onChange={setValue} />;
  }
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

  it('chooses by tap', async () => {
    const { user, container } = renderUi(<Coupons />);
    expect(chosen()).toBe('待使用 12');
    await user.click(screen.getByRole('tab', { name: '已用完' }));
    expect(chosen()).toBe('已用完');
    await expectAccessible(container);
  });

  it('chooses by arrow keys, around the ends, and is one stop for Tab', async () => {
    const { user } = renderUi(
      <>
        <Coupons />
        <button type="button">之后</button>
      </>,
    );
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(chosen()).toBe('已用完');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '之后' }));
  });
});

describe('a row that is wider than the screen', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the chosen tab, without moving the page', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, 0, this.role === 'tablist' ? 300 : 480, 44);
    });
    renderUi(<Tabs label="券状态" items={items} value="used" onChange={() => undefined} />);
    expect(screen.getByRole('tablist').scrollLeft).toBe(180);
    expect(scrollY).toBe(0);
  });
});
