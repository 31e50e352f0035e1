import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placement } from '#core/contract/goods/placement.ts';
import type { Material } from '#core/contract/goods/placement.shapes.ts';
import { materialPoints } from '#core/rules/tracking/material-points.ts';
import { forgetPlace } from '#web/platform/location/place-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { PointBanner } from './point-banner.tsx';

const material: Material = {
  materialId: 'm1',
  title: '领完权益，再领张券',
  subTitle: '每天上新',
  picUrl: 'goods/luckybag',
  link: '/content/super-market/coupon-center',
  buttonText: '去领券',
};
const banner = <PointBanner point={materialPoints.received} label="领取后推荐" />;

afterEach(() => {
  vi.restoreAllMocks();
  forgetPlace();
});

describe('materials of a static point', () => {
  it('are asked for by point, city, brand, channel and host, and shown as links (§7)', async () => {
    const warned = vi.spyOn(console, 'warn');
    const api = fakeApi().answer(placement.pointMaterials, { list: [material] });
    const { container } = renderInSite(banner, { api, session: aMember({ userBrand: 2 }) });
    const link = await screen.findByRole('link', { name: /领完权益，再领张券/ });
    expect(link.getAttribute('href')).toBe(material.link);
    expect(api.callsOf(placement.pointMaterials)[0]?.input).toEqual({
      pointId: 'RECEIVED',
      ptId: 'RECEIVED',
      cityCode: '320100',
      userBrand: 2,
      planChannelId: 'C0013',
      investEnvs: 1,
    });
    expect(warned).not.toHaveBeenCalled();
    await expectAccessible(container);
  });

  it('take no space where there are none, or where they cannot be had', async () => {
    const api = fakeApi().answer(placement.pointMaterials, { list: [] });
    const { container, unmount } = renderInSite(banner, { api, session: { kind: 'guest' } });
    await waitFor(() => expect(container.querySelector('[data-floor]')?.childElementCount).toBe(0));
    expect(api.callsOf(placement.pointMaterials)[0]?.input).not.toHaveProperty('userBrand');
    unmount();
    api.unplug(placement.pointMaterials);
    const failed = renderInSite(banner, { api, session: { kind: 'guest' } });
    await waitFor(() => expect(failed.container.querySelector('[data-floor]')?.childElementCount).toBe(0));
  });
});
