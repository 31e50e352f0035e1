import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import { GoodsCard } from './goods-card.tsx';
import { GoodsList } from './goods-list.tsx';

const film = { href: '/goods/1', art: '/film.svg', name: '视频会员月卡', fen: 990, was: 2500 };

it('as mini is one link with name, price and how much is gone', async () => {
  const { container } = renderUi(
    <GoodsList density="mini" label="限时秒杀">
      <GoodsCard density="mini" {...film} stock={{ percent: 72, text: '已抢72%' }} />
    </GoodsList>,
  );
  expect(screen.getByRole('list', { name: '限时秒杀' })).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('视频会员月卡¥9.90原价¥25已抢72%');
  await expectAccessible(container);
});

it('as grid adds tags, ribbon and sales', async () => {
  const { container } = renderUi(
    <GoodsList density="grid">
      <GoodsCard
        density="grid"
        {...film}
        tags={<Tag>赠音乐周卡</Tag>}
        ribbon={<span>热卖</span>}
        sold="已售2.3万"
      />
    </GoodsList>,
  );
  expect(screen.getByRole('link').textContent).toBe('热卖视频会员月卡赠音乐周卡¥9.90原价¥25已售2.3万');
  await expectAccessible(container);
});

it('as row keeps its button apart from the link over the row', async () => {
  const onBuy = vi.fn();
  const { user, container } = renderUi(
    <GoodsList density="row">
      <GoodsCard
        density="row"
        {...film}
        note="近7天售出1.2万张"
        pricePrefix="会员价"
        action={
          <Button size="s" onPress={onBuy}>
            购买
          </Button>
        }
      />
    </GoodsList>,
  );
  expect(screen.getByRole('link', { name: '视频会员月卡' }).getAttribute('href')).toBe('/goods/1');
  await user.click(screen.getByRole('button', { name: '购买' }));
  expect(onBuy).toHaveBeenCalledOnce();
  await expectAccessible(container);
});

it.each(['mini', 'grid', 'row'] as const)('as %s is grey, with the word for it, when sold out', (density) => {
  const { container, rerender } = renderUi(
    <GoodsCard density={density} {...film} ribbon="热卖" soldOut="缺货" />,
  );
  expect(container.querySelector('[class*="soldOut"]')?.textContent).toBe('缺货');
  rerender(<GoodsCard density={density} {...film} ribbon="热卖" />);
  expect(container.querySelector('[class*="soldOut"]')).toBeNull();
  expect(container.textContent).toContain('热卖');
});
