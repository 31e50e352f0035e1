import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthSettings } from '#core/contract/content/my-month.shapes.ts';
import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './my-month.page.tsx';
import { aMonth, aMonthGroup, aMonthRight } from './testing/a-month.ts';

const off: MonthSettings = { autoClaim: 'off', picks: [], remindDay: null, claimsNextAt: null };
const on: MonthSettings = {
  autoClaim: 'all',
  picks: [
    { subscriptionId: 'S1', rightsId: '音乐' },
    { subscriptionId: 'gone', rightsId: '旧权益' },
  ],
  remindDay: 20,
  claimsNextAt: '2026-08-31T17:00:00Z',
};
const groups = () => [
  aMonthGroup(
    '影音会员',
    ['视频', '音乐', '阅读'].map((name) => aMonthRight(name)),
    { chooseCount: 2 },
  ),
  aMonthGroup('生活权益', [aMonthRight('咖啡券')]),
];

async function openSheet(settings: MonthSettings) {
  const api = fakeApi()
    .answer(myMonth.monthRights, aMonth(groups(), { settings }))
    .answer(myMonth.saveMonthSettings, settings);
  const shown = renderInSite(<page.Page />, { api, session: aMember(), project: 'super-market' });
  await shown.user.click(await screen.findByRole('button', { name: /自动领取/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '省心设置' }));
  const saved = () => api.callsOf(myMonth.saveMonthSettings).map(({ input }) => input);
  return {
    ...shown,
    api,
    sheet,
    saved,
    save: () => shown.user.click(sheet.getByRole('button', { name: '保存' })),
  };
}

describe('the settings of 本月权益', () => {
  it('are off until the subscriber turns them on', async () => {
    const { sheet, container } = await openSheet(off);
    expect(
      sheet
        .getAllByRole('switch')
        .map((each) => [each.getAttribute('aria-label'), each.getAttribute('aria-checked')]),
    ).toEqual([
      ['自动领取', 'false'],
      ['领取提醒', 'false'],
    ]);
    expect(sheet.queryByRole('checkbox')).toBeNull();
    await expectAccessible(container);
  });

  it('turned on ask for the choices alone, and are kept only when they are saved', async () => {
    const { user, sheet, saved, save, container } = await openSheet(off);
    await user.click(sheet.getByRole('switch', { name: '自动领取' }));
    expect(sheet.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual([
      '视频',
      '音乐',
      '阅读',
    ]);
    await user.click(sheet.getByRole('checkbox', { name: '视频' }));
    await user.click(sheet.getByRole('switch', { name: '领取提醒' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: '提醒日期' }), '每月20日');
    await expectAccessible(container);
    expect(saved()).toEqual([]);
    await save();
    await screen.findByText('已保存');
    expect(saved()).toEqual([
      { autoClaim: 'all', picks: [{ subscriptionId: 'S1', rightsId: '视频' }], remindDay: 20 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('for chosen rights alone offer every right, and want at least one', async () => {
    const { user, sheet, saved, save } = await openSheet(off);
    await user.click(sheet.getByRole('switch', { name: '自动领取' }));
    await user.click(sheet.getByRole('radio', { name: '只领我选的' }));
    expect(sheet.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      '请至少选择一项要自动领取的权益',
    );
    await save();
    expect(saved()).toEqual([]);
    await user.click(sheet.getByRole('checkbox', { name: '咖啡券' }));
    await save();
    await waitFor(() =>
      expect(saved()).toEqual([
        { autoClaim: 'selected', picks: [{ subscriptionId: 'S1', rightsId: '咖啡券' }], remindDay: null },
      ]),
    );
  });

  it('show what is set, without what is held no more, and are turned off with two taps', async () => {
    const { user, sheet, saved, save } = await openSheet(on);
    expect(screen.getByRole('button', { name: /自动领取/ }).textContent).toBe(
      '自动领取下次9月1日领取，结果短信告知全部权益',
    );
    expect(screen.getByRole('button', { name: /领取提醒/ }).textContent).toContain('每月20日');
    expect(sheet.getByText('已选1/2')).toBeTruthy();
    await user.click(sheet.getByRole('switch', { name: '自动领取' }));
    await save();
    await waitFor(() =>
      expect(saved()).toEqual([
        { autoClaim: 'off', picks: [{ subscriptionId: 'S1', rightsId: '音乐' }], remindDay: 20 },
      ]),
    );
  });

  it('stay open when they could not be saved', async () => {
    const { api, sheet, save, user } = await openSheet(off);
    api.unplug(myMonth.saveMonthSettings);
    await user.click(sheet.getByRole('switch', { name: '领取提醒' }));
    await save();
    expect(await screen.findByText(offlineSentence)).toBeTruthy();
    expect(sheet.getByRole('button', { name: '保存' })).toBeTruthy();
  });
});
