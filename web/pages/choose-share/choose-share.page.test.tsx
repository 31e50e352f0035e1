import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import { aGroup, aTiersAnswer, aTier } from '#web/features/offers/testing/some-tiers.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { qrModules } from '#core/rules/format/shown-codes/qr-modules.ts';
import { page } from './choose-share.page.tsx';
import { paintPoster } from './paint-poster.ts';

vi.mock(import('./paint-poster.ts'), () => ({
  paintPoster: vi.fn<typeof paintPoster>(async () => 'data:image/png;base64,AAAA'),
}));

const material = {
  materialId: 'choose',
  title: '会员任我选',
  guide: '打开小程序，每月选一种',
  content: '/content/standalone-pages/mini-program?channelId=qr-choose',
  picUrl: 'goods/gift',
};
const steps = [
  {
    guideId: 'g1',
    title: '搜索小程序',
    text: '在聊天应用顶部下拉',
    picUrl: 'icon/search',
    link: '',
    sort: 1,
  },
  { guideId: 'g2', title: '选一种会员', text: '每月选一种', picUrl: 'goods/gift', link: '', sort: 2 },
];

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(memberPage.memberTiers, aTiersAnswer())
    .answer(agreements.qrCodeMaterial, material)
    .answer(notices.miniProgramGuide, steps);
});
afterEach(() => vi.mocked(paintPoster).mockClear());

const link = `${location.origin}${material.content}`;
const open = () => renderInSite(<page.Page />, { api, session: { kind: 'guest' } });

describe('会员任我选, to pass on', () => {
  it('shows what one may choose from, a code that leads there and the way to the mini-program', async () => {
    const { container } = open();
    const code = await screen.findByRole('img', { name: /扫码打开.*会员任我选/ });
    expect(code.querySelector('path')?.getAttribute('d')).toBe(qrModules(link).path);
    expect(await screen.findByText('视频会员月卡')).toBeTruthy();
    expect(screen.getByText(material.guide)).toBeTruthy();
    expect(
      (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent),
    ).toEqual(['搜索小程序', '选一种会员']);
    await expectAccessible(container);
  });

  it('shows nothing that is sold out', async () => {
    const rightsList = aGroup().rightsList.map((right) => ({
      ...right,
      lackStockFlag: right.rightsId === 'music' ? (1 as const) : (0 as const),
    }));
    api.answer(memberPage.memberTiers, aTiersAnswer([aTier({ groups: [aGroup({ rightsList })] })]));
    open();
    expect(await screen.findByText('视频会员月卡')).toBeTruthy();
    expect(screen.queryByText('音乐会员月卡')).toBeNull();
  });

  it('copies the whole link', async () => {
    const { user } = open();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.findByRole('img', { name: /扫码打开/ });
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith(link);
    expect(await screen.findByText('链接已复制，去发给朋友吧')).toBeTruthy();
  });

  it('makes a picture to save, and says what to do where that fails', async () => {
    const { user } = open();
    await screen.findByRole('img', { name: /扫码打开/ });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保存图片' })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('button', { name: '保存图片' }));
    expect((await screen.findByRole('img', { name: '会员任我选分享图，含二维码' })).getAttribute('src')).toBe(
      'data:image/png;base64,AAAA',
    );
    expect(vi.mocked(paintPoster).mock.calls[0]?.[0]).toMatchObject({
      link,
      rights: [{ name: '视频会员月卡', picture: '/content/art/goods/video-blue.svg' }, {}],
    });
    expect(screen.getByRole('link', { name: '下载图片' }).getAttribute('download')).toBe('会员任我选.png');
    await user.click(screen.getByRole('button', { name: '关闭' }));
    vi.mocked(paintPoster).mockRejectedValueOnce(new Error('nothing to paint with'));
    await user.click(screen.getByRole('button', { name: '保存图片' }));
    expect(await screen.findByText('图片没有生成，请截屏保存')).toBeTruthy();
  });

  it('stays of use when the code or the steps fail, each with one tap to try again', async () => {
    api.unplug(agreements.qrCodeMaterial).unplug(notices.miniProgramGuide);
    const { user } = open();
    expect(await screen.findByText('二维码没有加载出来')).toBeTruthy();
    expect(await screen.findByText('步骤没有加载出来')).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制链接' })).toHaveProperty('disabled', true);
    api.answer(agreements.qrCodeMaterial, material).answer(notices.miniProgramGuide, steps);
    for (const retry of screen.getAllByRole('button', { name: '重试' })) await user.click(retry);
    expect(await screen.findByRole('img', { name: /扫码打开/ })).toBeTruthy();
    expect(await screen.findByText('搜索小程序')).toBeTruthy();
  });

  it('has the server ask for what it draws', () => {
    expect(page.firstCalls?.({} as never, {} as never).map(({ endpoint }) => endpoint.path)).toEqual([
      memberPage.memberTiers.path,
      agreements.qrCodeMaterial.path,
      notices.miniProgramGuide.path,
    ]);
  });
});
