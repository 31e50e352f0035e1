import { within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { forgetPlace, showLocated } from '#web/platform/location/place-store.ts';
import { openPicker, section } from './testing/open-picker.tsx';

const card = () => section('当前定位');
afterEach(() => forgetPlace());

describe('the present position', () => {
  it('is requested if unknown, respecting a refusal', async () => {
    const { find } = await openPicker();
    expect(find).toHaveBeenCalledExactlyOnceWith({ validTimeMs: 0 });
  });

  it.each([
    ['refused', '未获得定位权限'],
    ['failed', '没有定位到'],
  ] as const)('that is %s says so, and is requested again only by a tap', async (kind, title) => {
    showLocated({ kind });
    const { user, find } = await openPicker();
    expect(within(card()).getByText(title)).toBeTruthy();
    expect(find).not.toHaveBeenCalled();
    await user.click(within(card()).getByRole('button', { name: '重新定位' }));
    expect(find).toHaveBeenCalledExactlyOnceWith({ validTimeMs: 0, force: true });
  });

  it('that is pending ignores a second tap', async () => {
    showLocated({ kind: 'locating' });
    const { user, find } = await openPicker();
    expect(within(card()).getByText('正在定位…')).toBeTruthy();
    await user.click(within(card()).getByRole('button', { name: '重新定位' }));
    expect(find).not.toHaveBeenCalled();
  });

  it('that is found can be taken, with its coordinates', async () => {
    const place = {
      ...nanjing,
      areaName: '苏州',
      latitude: 31.3,
      source: 'maps',
      address: '江苏省苏州市姑苏区',
    } as const;
    showLocated({ kind: 'found', place });
    const { user, choose } = await openPicker();
    await user.click(within(card()).getByRole('button', { name: /苏州/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(place);
  });
});
