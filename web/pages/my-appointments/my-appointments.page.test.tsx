import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { Appointment } from '#core/contract/activity/flash-sales.shapes.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-appointments.page.tsx';

vi.mock('#web/platform/gateway/server-clock.ts', async (original) => ({
  ...(await original<object>()),
  serverNow: () => Date.parse('2026-08-08T12:00:00+08:00'),
}));

const appointment = (goodsName: string, from: number, to: number): Appointment => ({
  activityId: `s${from}:${goodsName}`,
  sessionId: `s${from}`,
  sessionName: `${from}点场`,
  goodsId: goodsName,
  skuId: `${goodsName}.1`,
  goodsName,
  picUrl: 'art:coffee',
  priceFen: 500,
  beginsAt: `2026-08-08T${from}:00:00+08:00`,
  endsAt: `2026-08-08T${to}:00:00+08:00`,
  remindAt: `2026-08-08T${from}:00:00+08:00`,
});

let list: Appointment[];
let api: FakeApi;
beforeEach(() => {
  list = [appointment('咖啡', 14, 16), appointment('奶茶', 11, 13), appointment('电影', 10, 11)];
  api = fakeApi().answer(flashSales.appointments, () => ({
    list,
    total: list.length,
    hasNext: false,
    serverNow: '2026-08-08T12:00:00+08:00',
  }));
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', session: aMember(), ...overrides });

it('我的预约 lists what comes, runs and is over, and cancels', async () => {
  api.answer(flashSales.cancelAppointment, () => {
    list = list.slice(1);
    return null;
  });
  const { user, container } = open();
  expect(await screen.findByRole('button', { name: '取消预约：咖啡' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '去抢购：奶茶' }).getAttribute('href')).toContain('sessionId=s11');
  expect(screen.getByRole('button', { name: '删除：电影' })).toBeTruthy();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: '取消预约：咖啡' }));
  await expect.poll(() => screen.queryByRole('button', { name: '取消预约：咖啡' })).toBeNull();
});

it('我的预约 hands out a calendar file', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '加入日历：咖啡' }));
  await expect.poll(() => files.length).toBe(1);
  expect(await files[0]?.text()).toContain('DTSTART:20260808T060000Z');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('我的预约 has guests sign in, and says when there is nothing or nothing was loaded', async () => {
  const guest = open({ session: { kind: 'guest' } });
  await guest.user.click(screen.getByRole('button', { name: '去登录' }));
  expect(guest.session.goToLogin).toHaveBeenCalledOnce();
  guest.unmount();
  list = [];
  const { unmount } = open();
  expect(await screen.findByText('还没有预约')).toBeTruthy();
  unmount();
  api.unplug(flashSales.appointments);
  open();
  expect(await screen.findByText('预约没有加载出来')).toBeTruthy();
});
