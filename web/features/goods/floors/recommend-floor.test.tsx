import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { home } from '#core/contract/goods/home.ts';
import { fakeApi, unreachable } from '#web/platform/testing/fake-api.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { mallSite } from '../testing/mall-site.tsx';
import { aGoods } from '../testing/samples.ts';
import { RecommendFloor } from './recommend-floor.tsx';

const floor = {
  floorId: 'feed',
  kind: 'recommend',
  title: '为你推荐',
  subTitle: '',
  link: null,
} as FloorOf<'recommend'>;
const aHome = () =>
  fakeApi()
    .answer(home.indexChannels, {
      list: [
        { goodsChannelId: 'channel-food', channelName: '吃喝', picUrl: '', categoryId: null },
        { goodsChannelId: 'channel-travel', channelName: '出行', picUrl: '', categoryId: null },
      ],
    })
    .answer(home.forYou, ({ goodsChannelId }) => ({
      list: [aGoods(goodsChannelId === 'channel-food' ? 'noodles' : 'video')],
      total: 1,
      hasNext: false,
    }));

it('shows what is recommended, or the goods of a channel of the home page', async () => {
  const api = aHome();
  const { user, container } = renderUi(mallSite(api).around(<RecommendFloor floor={floor} eager={false} />));
  expect(await screen.findByText('商品video')).toBeTruthy();
  await user.click(await screen.findByRole('tab', { name: '吃喝' }));
  expect(await screen.findByText('商品noodles')).toBeTruthy();
  expect(api.inputsOf(home.forYou).map(({ goodsChannelId }) => goodsChannelId)).toEqual([
    undefined,
    'channel-food',
  ]);
  expect(api.inputsOf(home.indexChannels)).toEqual([{ regionCode: 'SUPER_MARKET_HOME', cityCode: '320100' }]);
  await expectAccessible(container);
});

it('is the recommendation alone where the channels cannot be loaded', async () => {
  const api = aHome().answer(home.indexChannels, unreachable);
  renderUi(mallSite(api).around(<RecommendFloor floor={floor} eager={false} />));
  expect(await screen.findByText('商品video')).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
});
