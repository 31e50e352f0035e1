import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { aRecord } from '#web/features/rights/testing/some-rights.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './m-zone-received.page.tsx';

it('lists what was claimed through the M-Zone’s rightsApi', async () => {
  const api = fakeApi().answer(rightsFamilies.dqReceivedRights, {
    list: [aRecord({ productName: '动感圈青春权益包' })],
    total: 1,
    hasNext: false,
  });
  const { container } = renderInSite(<page.Page />, { api, session: aMember() });
  expect((await screen.findByRole('listitem')).textContent).toContain('动感圈青春权益包');
  await expectAccessible(container);
});

it('leads a subscriber who claimed nothing to the M-Zone', async () => {
  const api = fakeApi().answer(rightsFamilies.dqReceivedRights, { list: [], total: 0, hasNext: false });
  const { user, navigator } = renderInSite(<page.Page />, { api, session: aMember() });
  await user.click(await screen.findByRole('button', { name: '去领取' }));
  expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/m-zone-v2\/index\?timeStamp=\d+$/),
  );
});
