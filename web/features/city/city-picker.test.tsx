import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '#core/contract/common/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { forgetPlace } from '#web/platform/location/place-store.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { cityServer } from './testing/city-server.ts';
import { openPicker, section } from './testing/open-picker.tsx';

const names = (part: HTMLElement) =>
  within(part)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: '搜索城市' });
afterEach(() => forgetPlace());

describe('choosing a city', () => {
  it('offers the recommended ones and all of them by their initials, the present one marked', async () => {
    const { baseElement } = await openPicker();
    expect(screen.getByRole('dialog', { name: '选择城市' })).toBeTruthy();
    expect(names(section('推荐城市'))).toEqual(['南京', '苏州', '无锡']);
    expect(names(section('N字头'))).toEqual(['南京江苏省', '南通江苏省', '宁波浙江省']);
    expect(screen.getAllByRole('button', { current: true }).map(({ textContent }) => textContent)).toEqual([
      '南京',
      '南京江苏省',
    ]);
    expect(screen.queryByText('最近访问')).toBeNull();
    await expectAccessible(baseElement);
  });

  it('shows a member the cities visited before', async () => {
    await openPicker({ session: aMember() });
    expect(names(section('最近访问'))).toEqual(['西安']);
  });

  it('takes the city, says so, closes, and remembers it for a member', async () => {
    const { user, api, choose, onClose } = await openPicker({ session: aMember() });
    await user.click(within(section('推荐城市')).getByRole('button', { name: '苏州' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        areaNum: '320500',
        cityCode: '320500',
        areaName: '苏州',
        levelNum: '3205',
        source: 'default',
        isAuthorize: false,
      }),
    );
    expect(onClose).toHaveBeenCalledOnce();
    expect(await screen.findByText('已切换到苏州')).toBeTruthy();
    expect(api.callsOf(area.saveRecentCity).map(({ input }) => input)).toEqual([
      expect.objectContaining({ areaNum: '320500', areaName: '苏州' }),
    ]);
    await waitFor(() => expect(api.callsOf(area.recentCities)).toHaveLength(2));
  });

  it('remembers nothing of a guest', async () => {
    const { user, api, choose } = await openPicker();
    await user.click(within(section('S字头')).getByRole('button', { name: /宿州/ }));
    expect(choose).toHaveBeenCalledOnce();
    expect(api.callsOf(area.saveRecentCity)).toEqual([]);
  });

  it('holds where it cannot be remembered', async () => {
    const { user, choose } = await openPicker({
      api: cityServer().unplug(area.saveRecentCity),
      session: aMember(),
    });
    await user.click(within(section('推荐城市')).getByRole('button', { name: '无锡' }));
    expect(choose).toHaveBeenCalledOnce();
  });

  it('closes by its cross and by Esc without a choice', async () => {
    const { user, choose, onClose } = await openPicker();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('the list of cities', () => {
  it('waits in boxes of its size', async () => {
    let answer = (): void => undefined;
    const api = cityServer().answer(
      area.allCities,
      () =>
        new Promise((resolve) => {
          answer = () => resolve([]);
        }),
    );
    await openPicker({ api });
    expect(screen.getByText('加载中')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '按首字母查找' })).toBeNull();
    await act(async () => answer());
    expect(screen.queryByText('加载中')).toBeNull();
  });

  it('that did not come is requested again', async () => {
    const { user, api } = await openPicker({
      api: cityServer().unplug(area.allCities).unplug(area.recommendedCities),
    });
    expect(await screen.findByText('城市列表没有加载出来')).toBeTruthy();
    expect(screen.queryByText('推荐城市')).toBeNull();
    api.answer(area.allCities, [{ ...nanjing, initial: 'N' }]);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('region', { name: 'N字头' })).toBeTruthy();
  });
});

describe('looking for a city', () => {
  it.each([
    ['苏', ['苏州江苏省']],
    ['sz', ['苏州江苏省', '宿州安徽省']],
    ['NANJ', ['南京江苏省']],
  ])('%s finds %j', async (typed, found) => {
    const { user } = await openPicker();
    await user.type(field(), typed);
    expect(names(screen.getByRole('list', { name: '搜索结果' }))).toEqual(found);
    expect(screen.getByText(`找到${found.length}个城市`).getAttribute('role')).toBe('status');
  });

  it('says that there is none, and begins anew', async () => {
    const { user, baseElement } = await openPicker();
    await user.type(field(), '亚特兰蒂斯');
    expect(screen.getByRole('heading', { name: '没有找到“亚特兰蒂斯”' })).toBeTruthy();
    await expectAccessible(baseElement);
    await user.click(screen.getByRole('button', { name: '清空重新输入' }));
    expect(section('推荐城市')).toBeTruthy();
    await user.type(field(), 'nj');
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(document.activeElement).toBe(field());
  });

  it('takes what was found', async () => {
    const { user, choose } = await openPicker();
    await user.type(field(), 'xa');
    await user.click(screen.getByRole('button', { name: /西安/ }));
    expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ areaName: '西安' }));
  });
});
