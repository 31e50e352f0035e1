import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { videos } from '#core/contract/goods/videos.ts';
import { aGoods } from '#web/features/goods/testing/samples.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './video-detail.page.tsx';

const clip = (id: string): Video => ({
  videosId: id,
  title: `短片${id}`,
  author: '阳山果农',
  placeName: '无锡阳山',
  caption: '看桃尖就够了',
  clipUrl: `clips/${id}.mp4`,
  posterUrl: `clips/${id}.webp`,
  durationMs: 8_000,
  likes: 23_106,
  liked: false,
  goods: { ...aGoods(`goods-${id}`), videosId: id },
});
const list = ['v01', 'v02', 'v03', 'v04'].map(clip);

let api: FakeApi;
let show: (at: number) => void;
const play = vi.fn(async () => undefined);
beforeEach(() => {
  sessionStorage.clear();
  play.mockClear();
  api = fakeApi().answer(videos.videoList, { list, total: 4, hasNext: false });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: Element[] = [];
      constructor(callback: (entries: readonly object[]) => void) {
        show = (at) => act(() => callback([{ isIntersecting: true, target: this.#seen[at] }]));
      }
      observe(element: Element) {
        if (element.tagName === 'ARTICLE') this.#seen.push(element);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const open = (over: Parameters<typeof renderInSite>[1] = {}) =>
  renderInSite(<page.Page />, { api, project: 'super-market', path: '/video-detail', ...over });
const clipsShown = () => screen.findAllByRole('article');
const players = () => document.querySelectorAll('video');

describe('the video page', () => {
  it('plays the clip on the screen without sound at first, and has players for its neighbours alone', async () => {
    const { user, container } = open({ session: { kind: 'guest' } });
    const [first] = await clipsShown();
    expect(first?.getAttribute('aria-label')).toBe('阳山果农：短片v01');
    expect(play).toHaveBeenCalledOnce();
    expect([...players()].map((video) => video.getAttribute('src'))).toEqual([
      '/content/clips/v01.mp4',
      '/content/clips/v02.mp4',
    ]);
    expect(players()[0]?.muted).toBe(true);
    await user.click(screen.getByRole('button', { name: '声音' }));
    expect(players()[0]?.muted).toBe(false);
    await expectAccessible(container);
  });

  it('goes on by swipe and by keys, names what comes next, and remembers where it was', async () => {
    const { user } = open({ session: { kind: 'guest' } });
    await clipsShown();
    expect(screen.getByText('上滑看下一条：短片v02')).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    show(1);
    await waitFor(() => expect(sessionStorage.getItem('DEV_playedVideoId')).toBe('v02'));
    expect(players()).toHaveLength(3);
  });

  it('forgets the last clip when the page was entered anew (§2)', async () => {
    sessionStorage.setItem('DEV_playedVideoId', 'v03');
    sessionStorage.setItem('DEV_forgetPlayedVideo', '1');
    open({ session: { kind: 'guest' } });
    await clipsShown();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('DEV_playedVideoId')).toBe('v01');
  });

  it('leads to the goods pinned to it, with the clip (§2 bindVideosId)', async () => {
    open({ session: { kind: 'guest' } });
    const [first] = await clipsShown();
    const link = within(first ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toContain('bindVideosId=v01');
    expect(link.getAttribute('data-goods')).toBe('goods-v01');
  });

  it('takes a like before the session is known', async () => {
    api.answer(videos.likeVideo, { likes: 23_107, liked: true });
    const { user, session } = open({ session: { kind: 'unknown' } });
    await user.click((await screen.findAllByRole('button', { name: /点赞/ }))[0] as HTMLElement);
    await expect.poll(() => api.callsOf(videos.likeVideo)).toHaveLength(1);
    expect(session.goToLogin).not.toHaveBeenCalled();
  });

  it('takes a member’s like at once, and asks a guest to sign in', async () => {
    api.answer(videos.likeVideo, { likes: 23_107, liked: true });
    const member = open({ session: aMember() });
    const [first] = await clipsShown();
    const heart = within(first ?? document.body).getByRole('button', { name: /点赞/ });
    await member.user.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(api.callsOf(videos.likeVideo).map(({ input }) => input)).toEqual([
      { videosId: 'v01', liked: true },
    ]);
    member.unmount();
    const guest = open({ session: { kind: 'guest' } });
    await guest.user.click((await screen.findAllByRole('button', { name: /点赞/ }))[0] as HTMLElement);
    expect(guest.session.goToLogin).toHaveBeenCalledOnce();
  });

  it('says when there is nothing, and asks again', async () => {
    api.unplug(videos.videoList);
    const { user } = open({ session: { kind: 'guest' } });
    await screen.findByText('视频没有加载出来');
    api.answer(videos.videoList, { list, total: 4, hasNext: false });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await clipsShown()).toHaveLength(4);
  });
});
