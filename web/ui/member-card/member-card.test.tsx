import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { GuestCard } from './guest-card.tsx';
import { MemberCard } from './member-card.tsx';

const counts = [
  { text: '全部券', href: '/all', value: 18 },
  { text: '待领券', href: '/waiting', value: 4, hot: true },
  { text: '权益福袋', href: '/bags', value: 3 },
  { text: '流量礼包', href: '/data', value: 2 },
  { text: '五折购', href: '/half', value: 0 },
];

it.each([0, 1, 2, 3, 4] as const)(
  'of level %i shows number, level, what waits and the five counts',
  async (level) => {
    const { container } = renderUi(
      <MemberCard
        label="会员卡"
        level={level}
        number="138****6021"
        levelName="黄金会员"
        claimable={{ title: '本月权益', count: 6, unit: '项可领' }}
        action={{ text: '去领取', href: '/claim' }}
        counts={counts}
      />,
    );
    const card = screen.getByRole('region', { name: '会员卡' });
    expect(card.textContent).toContain('138****6021');
    expect(card.textContent).toContain('本月权益6项可领');
    expect(screen.getByRole('link', { name: '去领取' }).getAttribute('href')).toBe('/claim');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '18全部券',
      '4待领券',
      '3权益福袋',
      '2流量礼包',
      '0五折购',
    ]);
    await expectAccessible(container);
  },
);

it('keeps its gradients apart when two cards stand on one page', () => {
  const card = (
    <MemberCard label="会员卡" level={2} number="138****6021" levelName="黄金会员" counts={counts} />
  );
  const { container } = renderUi(
    <>
      {card}
      {card}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('invites a guest to sign in and counts nothing', async () => {
  const onPress = vi.fn();
  const { user, container } = renderUi(
    <GuestCard
      label="会员卡"
      title="登录查看权益"
      note="每月领取专属福利"
      action={{ text: '去登录', onPress }}
      counts={counts.map(({ text, href }) => ({ text, href }))}
    />,
  );
  expect(screen.getByRole('region').textContent).toContain('登录查看权益');
  await user.click(screen.getByRole('button', { name: '去登录' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('—全部券');
  await expectAccessible(container);
});
