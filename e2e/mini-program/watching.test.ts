import { describe, expect, it } from 'vitest';
import { codes } from '#core/contract/envelope.ts';
import type { MiniProgram } from './host/launch.ts';
import { allNodes, attribute } from './host/nodes.ts';
import type { Phone } from './host/wx.ts';
import { byClass, tapClass, textsByClass } from './support/by-class.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const tab = '/pages/funny-video-web';
const players = (program: MiniProgram) => allNodes(program.tree(), ({ name }) => name === 'video');
const playing = (program: MiniProgram): string =>
  players(program)
    .map((node) => attribute(node, 'src').split('/').at(-1) ?? '')
    .join();
const videoCalls = (program: MiniProgram): readonly string[] =>
  program.log.flatMap(([name = '']) => (name.startsWith('video.') ? [name] : []));

async function openTab(program: MiniProgram): Promise<MiniProgram> {
  program.fromWebView('switchTab', tab);
  await expect.poll(() => program.text()).toContain('上滑看下一条');
  return program;
}

/** A finger swipes to a clip. */
async function swipeTo(program: MiniProgram, at: number): Promise<void> {
  const [swiper] = allNodes(program.tree(), ({ name }) => name === 'swiper');
  if (!swiper) throw new Error('nothing to swipe');
  const before = playing(program);
  program.fire(swiper, 'change', { current: at, source: 'touch' });
  await expect.poll(() => playing(program)).not.toBe(before);
}

/** Fires an event of the player on the screen. */
function ofPlayer(program: MiniProgram, type: string, detail = {}): void {
  const [player] = players(program);
  if (!player) throw new Error('no player');
  program.fire(player, type, detail);
}

describe('趣看', () => {
  it('plays the clip on the screen alone, goes on by swipe and by tap, and loads more before the end', async () => {
    const program = await openTab(product.start());
    expect(players(program)).toHaveLength(1);
    const first = playing(program);
    expect(first).toMatch(/^v\d+\.mp4$/);
    ofPlayer(program, 'timeupdate', { currentTime: 2, duration: 8 });
    const progress = () => attribute(byClass(program, 'watching', 'progressDone')[0] ?? never(), 'style');
    await expect.poll(progress).toContain('25%');

    const next = textsByClass(program, 'watching', 'next')[0] ?? '';
    program.tap(next);
    await expect.poll(() => playing(program)).not.toBe(first);
    expect(players(program)).toHaveLength(1);
    const loaded = byClass(program, 'watching', 'clip').length;
    await swipeTo(program, loaded - 1);
    await expect.poll(() => byClass(program, 'watching', 'clip').length).toBeGreaterThan(loaded);
  });

  it('has no sound until it is asked for', async () => {
    const program = await openTab(product.start());
    const muted = () => players(program)[0]?.attributes['muted'];
    expect(muted()).toBe(true);
    program.tap('打开声音');
    await expect.poll(muted).toBe(false);
    program.tap('关闭声音');
    await expect.poll(muted).toBe(true);
  });

  it('stands still while another tab is shown, and goes on unless it was paused by hand', async () => {
    const program = await openTab(product.start());
    ofPlayer(program, 'play');
    program.fromWebView('switchTab', '/pages/home');
    expect(videoCalls(program)).toEqual(['video.pause']);
    program.fromWebView('switchTab', tab);
    await expect.poll(() => videoCalls(program)).toEqual(['video.pause', 'video.play']);
    program.tap('暂停');
    ofPlayer(program, 'pause');
    await expect.poll(() => byClass(program, 'watching', 'playMark')).toHaveLength(1);
    program.fromWebView('switchTab', '/pages/home');
    program.fromWebView('switchTab', tab);
    // The clip would be started before the tab could be left again.
    program.fromWebView('switchTab', '/pages/home');
    await expect.poll(() => program.text()).toContain('大字版');
    program.fromWebView('switchTab', tab);
    expect(videoCalls(program)).toEqual(['video.pause', 'video.play', 'video.pause']);
    program.tap('播放');
    expect(videoCalls(program).at(-1)).toBe('video.play');
  });

  it('opens the goods of the clip natively, with the clip', async () => {
    const program = await openTab(product.start());
    for (let at = 1; byClass(program, 'clip-goods', 'goods').length === 0; at += 1)
      await swipeTo(program, at);
    tapClass(program, 'clip-goods', 'goods');
    await expect.poll(() => program.page).toMatch(/pages\/goods\/goods-detail|pages\/site\/web-page/);
    expect(decodeURIComponent(JSON.stringify(program.query))).toMatch(/bindVideosId\W+v\d+/);
    expect(videoCalls(program)).toEqual(['video.pause']);
  });

  it('shares the clip on the screen, and a shared clip comes first', async () => {
    const program = await openTab(product.start());
    await swipeTo(program, 1);
    const [, wanted = ''] = /^(v\d+)/.exec(playing(program)) ?? [];
    const { path, title } = program.share();
    expect(path).toContain(`pages/funny-video-web?videosId=${wanted}`);
    expect(title).toContain('：');
    const opened = product.start(undefined, { opened: path.slice(1) });
    await expect.poll(() => playing(opened)).toBe(`${wanted}.mp4`);
  });
});

describe('a like of a clip', () => {
  const likeOf = (program: MiniProgram): string =>
    allNodes(program.tree(), (node) => attribute(node, 'ariaLabel').startsWith('点赞，'))
      .map((node) => attribute(node, 'ariaLabel'))
      .at(0) ?? '';

  it('asks a guest to sign in', async () => {
    const program = await openTab(product.start());
    const tapAndSee = (): string => {
      if (program.page !== 'pages/site/sign-in') program.tap(likeOf(program));
      return program.page;
    };
    await expect.poll(tapAndSee).toBe('pages/site/sign-in');
  });

  it('of a member is shown at once and stored, and can be taken back', async () => {
    const program = await openTab(await product.startMember('13700000026'));
    await expect.poll(() => likeOf(program)).not.toBe('');
    const before = likeOf(program);
    program.tap(before);
    await expect.poll(() => likeOf(program)).toContain('已点赞');
    await expect
      .poll(() => program.log.filter(([, , url = '']) => url.endsWith('/videoInfo/like')).length)
      .toBe(1);
    const again = await openTab(product.start('13700000026'));
    await expect.poll(() => likeOf(again)).toContain('已点赞');
    again.tap(likeOf(again));
    await expect.poll(() => likeOf(again)).toBe(before);
  });

  it('that is refused is taken back', async () => {
    const mobile = '13700000026';
    const { request } = product.phoneOf(mobile);
    const program = await openTab(
      await product.startMember(mobile, {
        request: (sent) =>
          sent.url.endsWith('/videoInfo/like') ? Promise.reject(new Error('timeout')) : request(sent),
      }),
    );
    const before = likeOf(program);
    program.tap(before);
    await expect.poll(() => program.log).toContainEqual(['showToast', '网络不给力，请检查后重试']);
    await expect.poll(() => likeOf(program)).toBe(before);
  });
});

describe('without clips', () => {
  const startWith = (answer: Phone['request']): MiniProgram => {
    const { request } = product.phoneOf('13700000000');
    return product.start(undefined, {
      request: (sent) => (sent.url.includes('/videoInfo/list') ? answer(sent) : request(sent)),
    });
  };

  it('the tab says so, or that they could not be loaded, and tries again', async () => {
    let isAnswered = false;
    const { request } = product.phoneOf('13700000000');
    const failing = startWith((sent) => (isAnswered ? request(sent) : Promise.reject(new Error('timeout'))));
    failing.fromWebView('switchTab', tab);
    await expect.poll(() => failing.text()).toContain('视频没有加载出来');
    isAnswered = true;
    failing.tap('重试');
    await expect.poll(() => failing.text()).toContain('上滑看下一条');

    const empty = startWith(() =>
      Promise.resolve({
        statusCode: 200,
        header: {},
        data: { code: codes.ok, message: '', success: true, data: { list: [], total: 0, hasNext: false } },
      }),
    );
    empty.fromWebView('switchTab', tab);
    await expect.poll(() => empty.text()).toContain('还没有视频');
  });

  it('a clip that cannot be played says so, and is tried again', async () => {
    const program = await openTab(product.start());
    ofPlayer(program, 'error', { errMsg: 'MEDIA_ERR_NETWORK' });
    await expect.poll(() => program.text()).toContain('视频没有播放出来，点击重试');
    expect(players(program)).toHaveLength(0);
    program.tap('视频没有播放出来，点击重试');
    await expect.poll(() => players(program)).toHaveLength(1);
  });
});

function never(): never {
  throw new Error('it is not on the page');
}
