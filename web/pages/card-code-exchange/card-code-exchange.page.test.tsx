import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { notices } from '#core/contract/content/notices.ts';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { page } from './card-code-exchange.page.tsx';

const code = 'SX7K29QF8MABCDEF';
const anExchange = (overrides: Partial<Exchange> = {}): Exchange => ({
  exchangeId: 'E1',
  rightsName: '视频会员月卡',
  picUrl: 'goods/video-green',
  mobile: '138****0001',
  state: 'delivered',
  exchangedAt: '2026-08-03T02:24:00.000Z',
  note: '已到账',
  ...overrides,
});
const listed = (...list: Exchange[]) => ({ list, total: list.length, hasNext: false });
const august = {
  beginsAt: '2026-07-31T16:00:00.000Z',
  endsAt: '2026-08-31T16:00:00.000Z',
  open: true,
  codeLength: 16,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi()
    .answer(cardCode.exchangePeriod, august)
    .answer(cardCode.exchangeRecords, listed())
    .answer(notices.config, {
      code: 'exchangeRules',
      value: '兑换说明',
      items: [{ key: 'once', name: '使用次数', value: '每个卡密只能兑换一次' }],
    });
});

const open = () => renderInSite(<page.Page />, { api, session: aMember() });
const field = () => screen.getByRole('textbox', { name: '16位卡密' });
const groups = () =>
  [...(field().parentElement?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
const button = () => screen.getByRole('button', { name: '立即兑换' });
const exchange = async (user: UserEvent) => {
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: '确认兑换' }));
};

describe('卡密兑换', () => {
  it('says what to enter, until when, and which number it goes to', async () => {
    const { user, container } = open();
    expect(await screen.findByText('本期兑换 8月1日至8月31日')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '权益充值号码' }).getAttribute('placeholder')).toBe(
      '138****0001',
    );
    expect(screen.getByText('本机')).toBeTruthy();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(await screen.findByText('还没有兑换记录')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '兑换记录' }));
    expect(document.activeElement?.textContent).toContain('最近兑换');
    expect(await screen.findByRole('heading', { name: '兑换说明' })).toBeTruthy();
    await expectAccessible(container);
  });

  it.each([
    ['typed in small letters with dashes', 'sx7k-29qf-8mab-cdef'],
    ['with look-alikes and spaces', 'SX7K 29QF 8MAB CDEF'],
  ])('takes a code %s, and shows it in groups of four', async (_how, typed) => {
    api.answer(cardCode.exchangeCardCode, anExchange());
    const { user } = open();
    await user.type(field(), typed);
    expect(groups()).toEqual(['SX7K', '29QF', '8MAB', 'CDEF']);
    await exchange(user);
    await screen.findByRole('dialog', { name: '兑换成功' });
    expect(api.callsOf(cardCode.exchangeCardCode)).toMatchObject([
      { input: { cardCode: code }, key: expect.stringMatching(/^\w{32}$/) },
    ]);
    expect(api.callsOf(cardCode.exchangeCardCode)[0]?.input).not.toHaveProperty('mobile');
  });

  it('a pasted code takes the place of half a code', async () => {
    const { user } = open();
    await user.type(field(), 'AB12');
    await user.paste(' sx7k-29qf-8mab-cdef ');
    expect(groups().join('')).toBe(code);
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it('reads the clipboard on one tap, and says so when it may not', async () => {
    const { user } = open();
    const read = vi.spyOn(navigator.clipboard, 'readText').mockResolvedValueOnce('SX7K-29QF-8MAB-CDEF');
    await user.click(await screen.findByRole('button', { name: '粘贴卡密' }));
    await waitFor(() => expect(groups().join('')).toBe(code));
    read.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: '粘贴卡密' }));
    expect(await screen.findByText('没有读取到剪贴板，请长按输入框粘贴')).toBeTruthy();
  });

  it('follows the exchange until it has arrived, and its record stands below', async () => {
    api.answer(cardCode.exchangeCardCode, () => {
      api.answer(cardCode.exchangeRecords, listed(anExchange({ state: 'delivering', note: '正在为您发放' })));
      return anExchange({ state: 'delivering', note: '正在为您发放' });
    });
    const { user, navigator } = open();
    await user.type(field(), code);
    await exchange(user);
    const popup = await screen.findByRole('dialog', { name: '兑换成功' });
    expect(popup.textContent).toContain('正在为您发放，充值号码 138****0001');
    api.answer(cardCode.exchangeRecords, listed(anExchange()));
    await waitFor(() => expect(popup.textContent).toContain('已到账'));
    expect(field()).toHaveProperty('value', '');
    await user.click(within(popup).getByRole('button', { name: '查看详情' }));
    expect(navigator.push).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/beautiful\/order-detail\?orderId=E1&timeStamp=\d+$/),
    );
  });

  it('reads another number out before it is charged, and lets one change it', async () => {
    api.answer(cardCode.exchangeCardCode, anExchange({ mobile: '139****1234' }));
    const { user } = open();
    await user.type(field(), code);
    await user.type(screen.getByRole('textbox', { name: '权益充值号码' }), '139 0000 123');
    await user.click(button());
    expect(await screen.findByText('请输入11位手机号码')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: '权益充值号码' }), '4');
    expect(screen.queryByText('本机')).toBeNull();
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: '确认充值号码' });
    expect(dialog.textContent).toContain('139 0000 1234');
    expect(api.callsOf(cardCode.exchangeCardCode)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: '确认兑换' }));
    await screen.findByRole('dialog', { name: '兑换成功' });
    expect(api.callsOf(cardCode.exchangeCardCode)[0]?.input).toMatchObject({
      cardCode: code,
      mobile: '13900001234',
    });
  });

  it.each(['卡密有误或已被使用，请核对后再试', '尝试次数过多，请30分钟后再试', '该卡密的兑换时间已结束'])(
    'keeps the code and says beside it and in no toast: %s',
    async (message) => {
      const toasts: boolean[] = [];
      api.answer(cardCode.exchangeCardCode, (_input, { inPage }) => {
        toasts.push(!inPage);
        return new ApiFailure('0', message);
      });
      const { user, container } = open();
      await user.type(field(), code);
      await exchange(user);
      expect(await screen.findByText(message)).toBeTruthy();
      expect(toasts).toEqual([false]);
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(field()).toHaveProperty('value', code);
      await expectAccessible(container);
      // The question above is closed with a transition, during which the field takes no keys.
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.type(field(), '{Backspace}');
      expect(screen.queryByText(message)).toBeNull();
    },
  );

  it('repeats a try that was never answered under its old key, and a refused one under a new key', async () => {
    const failures = [new ApiFailure(offline, offlineSentence), new ApiFailure('0', '本月已领完')];
    api.answer(cardCode.exchangeCardCode, () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return anExchange();
    });
    const { user } = open();
    await user.type(field(), code);
    await exchange(user);
    expect(await screen.findByText(offlineSentence)).toBeTruthy();
    await exchange(user);
    expect(await screen.findByText('本月已领完')).toBeTruthy();
    await exchange(user);
    await screen.findByRole('dialog', { name: '兑换成功' });
    const [first, second, third] = api.callsOf(cardCode.exchangeCardCode).map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('the window', () => {
  it('that is closed takes no code and says when it opens', async () => {
    api.answer(cardCode.exchangePeriod, {
      ...august,
      beginsAt: '2099-07-31T16:00:00.000Z',
      endsAt: '2099-08-31T16:00:00.000Z',
      open: false,
    });
    const { user } = open();
    expect(await screen.findByText('8月1日0:00开放兑换，届时再来', { selector: 'p' })).toBeTruthy();
    await user.type(field(), code);
    await user.click(button());
    expect(api.callsOf(cardCode.exchangeCardCode)).toEqual([]);
  });

  it('that did not load is a strip with one tap to try again; codes are taken meanwhile', async () => {
    api.unplug(cardCode.exchangePeriod);
    const { user } = open();
    expect(await screen.findByText('兑换时间没有加载出来')).toBeTruthy();
    api.answer(cardCode.exchangePeriod, august);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('本期兑换 8月1日至8月31日')).toBeTruthy();
  });
});

describe('最近兑换', () => {
  it.each([
    ['delivering', '发放中'],
    ['delivered', '已到账'],
    ['failed', '未成功'],
  ] as const)('says of an exchange that is %s: %s', async (state, text) => {
    api.answer(cardCode.exchangeRecords, listed(anExchange({ state, note: '请再次输入该卡密' })));
    open();
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText(text)).toBeTruthy();
    expect(item.textContent).toContain('2026-08-03 10:24');
    expect(item.textContent?.includes('请再次输入该卡密')).toBe(state === 'failed');
    expect(within(item).getByRole('link', { name: '视频会员月卡' }).getAttribute('href')).toBe(
      '/content/standalone-pages/beautiful/order-detail?orderId=E1',
    );
  });

  it('comes page by page', async () => {
    api.answer(cardCode.exchangeRecords, ({ pageNum }) => ({
      list: [anExchange({ exchangeId: `E${pageNum}`, rightsName: `权益${pageNum}` })],
      total: 2,
      hasNext: pageNum === 1,
    }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('权益2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
  });

  it('shows a sentence and one tap to try again when it fails', async () => {
    api.unplug(cardCode.exchangeRecords);
    const { user } = open();
    expect(await screen.findByText('记录没有加载出来')).toBeTruthy();
    api.answer(cardCode.exchangeRecords, listed(anExchange()));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已到账')).toBeTruthy();
  });

  it('is not requested before the session is known', async () => {
    renderInSite(<page.Page />, { api, session: { kind: 'unknown' } });
    await screen.findByText('本期兑换 8月1日至8月31日');
    expect(api.callsOf(cardCode.exchangeRecords)).toEqual([]);
  });
});
