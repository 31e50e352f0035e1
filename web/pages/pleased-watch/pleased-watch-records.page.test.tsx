import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { aRecord } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page as records } from './pleased-watch-records.page.tsx';

const listed = (...list: ReturnType<typeof aRecord>[]) =>
  fakeApi().answer(cardProduct.receivedRights, { list, total: list.length, hasNext: false });

it('领取记录 holds what was claimed from the pack only, each leading to how it ended', async () => {
  const { api, container } = renderInSite(<records.Page />, {
    api: listed(aRecord({ rightsName: '视频会员周卡' })),
    session: aMember(),
  });
  expect((await screen.findByRole('link', { name: '视频会员周卡' })).getAttribute('href')).toBe(
    '/content/standalone-pages/pleased-watch/receive-result?claimId=C1',
  );
  expect(api.callsOf(cardProduct.receivedRights)[0]?.input).toEqual({
    pageNum: 1,
    pageSize: 10,
    productId: 'watch-7',
  });
  await expectAccessible(container);
});

it('领取记录 has an empty state with a link', async () => {
  const { user, navigator } = renderInSite(<records.Page />, { api: listed(), session: aMember() });
  await user.click(await screen.findByRole('button', { name: '去领取' }));
  expect(screen.queryByText(/每月/)).toBeNull();
  expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/pleased-watch\?timeStamp=\d+$/),
  );
});
