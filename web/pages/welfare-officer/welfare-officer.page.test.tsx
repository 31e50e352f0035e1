import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { notices } from '#core/contract/content/notices.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { qrModules } from '#core/rules/format/shown-codes/qr-modules.ts';
import { page } from './welfare-officer.page.tsx';

const material = {
  materialId: 'welfare-officer',
  title: '权益福利官·小苏',
  guide: '长按识别二维码，添加福利官',
  content: '/content/super-market/market-index?channelId=qr',
  picUrl: 'goods/gift',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(agreements.qrCodeMaterial, material)
    .answer(notices.marketingPoints, [
      {
        pointId: 'P1',
        pointName: '本月权益',
        picUrl: 'goods/gift',
        link: '/content/standalone-pages/rights-entrance',
        sort: 1,
      },
    ])
    .answer(notices.activityFloor, {
      actFloorId: 'member-day',
      title: '会员日',
      subtitle: '每月8日10点',
      picUrl: 'goods/video',
      link: '/content/super-market/second-kill',
      beginsAt: '2026-07-31T16:00:00.000Z',
      endsAt: '2026-08-31T16:00:00.000Z',
      rules: ['每场限购1件'],
    });
  history.replaceState(
    null,
    '',
    '/content/standalone-pages/rightsAndWelfareOfficer/index?timeStamp=1&smsId=9',
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});
const open = (overrides: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, session: { kind: 'guest' }, ...overrides });
const drawn = async () =>
  (await screen.findByRole('img', { name: '权益福利官·小苏的二维码' }))
    .querySelector('path')
    ?.getAttribute('d');

describe('权益福利官', () => {
  it('introduces the officer to a guest, with the code, the recommendations and the activity', async () => {
    const { container } = open();
    expect(screen.getByText(/我是您的权益福利官/)).toBeTruthy();
    expect(await screen.findByText('长按识别二维码，添加福利官')).toBeTruthy();
    expect((await screen.findByRole('link', { name: '本月权益' })).getAttribute('href')).toBe(
      '/content/standalone-pages/rights-entrance',
    );
    expect(await screen.findByText('每场限购1件')).toBeTruthy();
    expect(screen.getByText('8月1日至8月31日')).toBeTruthy();
    await expectAccessible(container);
  });

  it('greets a member by their masked number', () => {
    open({ session: aMember() });
    expect(screen.getByText(/^138\*\*\*\*0001，您好/)).toBeTruthy();
  });

  it('shows a subscriber of another province what is not for them', () => {
    open({ session: aMember({ ispFlag: 0 }) });
    expect(screen.getByRole('note').textContent).toContain('目前仅限江苏移动号码开通');
  });

  it('draws a code that another phone can follow: a path of ours with the site before it', async () => {
    open();
    expect(await drawn()).toBe(
      qrModules(`${location.origin}/content/super-market/market-index?channelId=qr`, true).path,
    );
  });

  it('leaves an address of others as it is', async () => {
    api.answer(agreements.qrCodeMaterial, { ...material, content: 'https://chat.example/add/officer' });
    open();
    expect(await drawn()).toBe(qrModules('https://chat.example/add/officer', true).path);
  });

  it('asks for nothing that needs a sign-in, and the server asks the same first', async () => {
    open();
    await drawn();
    const paths = api.calls.map(({ path }) => path);
    const first = page
      .firstCalls?.(
        {
          env: 'dev',
          base: '/content',
          project: 'standalone-pages',
          path: '/',
          search: '',
          external: {} as never,
        },
        {} as never,
      )
      .map(({ endpoint }) => endpoint.path);
    expect(new Set(paths)).toEqual(new Set(first));
  });
});

describe('权益福利官 passed on', () => {
  it('goes by the phone’s own panel, without what belongs to this visit', async () => {
    const share = vi.fn<Navigator['share']>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '分享给好友' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: '权益福利官',
      text: '扫码添加福利官，每月权益到点提醒',
      url: `${location.origin}/content/standalone-pages/rightsAndWelfareOfficer/index`,
    });
  });

  it('goes by the clipboard where there is no panel', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '分享' }));
    expect(await screen.findByText('链接已复制，粘贴给好友即可')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/content/standalone-pages/rightsAndWelfareOfficer/index`,
    );
  });
});

describe('权益福利官 when something fails', () => {
  it.each([
    [agreements.qrCodeMaterial, '二维码没有加载出来'],
    [notices.marketingPoints, '推荐没有加载出来'],
    [notices.activityFloor, '活动没有加载出来'],
  ])('keeps the rest of the page when $path fails', async (endpoint, sentence) => {
    api.unplug(endpoint);
    open();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('button', { name: '分享给好友' })).toBeTruthy();
  });

  it('draws the code after one more tap', async () => {
    api.unplug(agreements.qrCodeMaterial);
    const { user } = open();
    await screen.findByText('二维码没有加载出来');
    api.answer(agreements.qrCodeMaterial, material);
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(async () => expect(await drawn()).toBeTruthy());
  });
});
