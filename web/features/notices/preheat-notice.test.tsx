import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { notices } from '#core/contract/content/notices.ts';
import type { PreheatNotice as Notice } from '#core/contract/content/notices.shapes.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { PreheatNotice } from './preheat-notice.tsx';

const notice = (noticeId: string, overrides: Partial<Notice> = {}): Notice => ({
  noticeId,
  title: `预告${noticeId}`,
  picUrl: 'goods/gift',
  link: '/content/super-market/second-kill',
  beginsAt: '2026-08-01T00:00:00.000Z',
  endsAt: '2026-09-01T00:00:00.000Z',
  confirmed: 0,
  ...overrides,
});

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi()
    .answer(notices.preheatNotices, [notice('N1', { confirmed: 1 }), notice('N2'), notice('N3')])
    .answer(notices.confirmPreheatNotice, ({ noticeId }) => ({
      noticeId: String(noticeId),
      confirmedAt: '2026-08-02T00:00:00.000Z',
    }));
});

/** Renders the page and touches it, which starts the lazy loading. */
function open(overrides: Parameters<typeof renderInSite>[1] = {}) {
  const shown = renderInSite(
    <main>
      <h1>首页</h1>
      <PreheatNotice />
    </main>,
    { api, project: 'super-market', session: { kind: 'guest' }, ...overrides },
  );
  return { ...shown, touch: () => fireEvent.scroll(window) };
}

describe('a preheat notice (§1, §7)', () => {
  it('leaves the first screen alone, then shows the latest unconfirmed one, without taking the focus', async () => {
    const { container, touch } = open();
    expect(api.calls).toEqual([]);
    touch();
    expect(await screen.findByRole('dialog', { name: '预告N2' })).toBeTruthy();
    expect(api.callsOf(notices.preheatNotices).map(({ input }) => input)).toEqual([{ channelId: 'C0013' }]);
    expect(screen.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe(
      '/content/super-market/second-kill',
    );
    expect(document.activeElement).toBe(document.body);
    await expectAccessible(container);
  });

  it.each(['知道了', '去看看'])('is confirmed by %s, once, and no other takes its place', async (text) => {
    const { touch, user } = open();
    touch();
    await user.click(await screen.findByText(text));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf(notices.confirmPreheatNotice).map(({ input }) => input)).toEqual([
      { noticeId: 'N2', channelId: 'C0013' },
    ]);
  });

  it('comes once a day, and again on the next one while it is not confirmed', async () => {
    const first = open();
    first.touch();
    await screen.findByRole('dialog', { name: '预告N2' });
    first.unmount();
    open().touch();
    await waitFor(() => expect(api.callsOf(notices.preheatNotices)).toHaveLength(2));
    expect(localStorage.getItem('DEV_popup.preheat')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes away though the confirmation cannot be sent', async () => {
    api.unplug(notices.confirmPreheatNotice);
    const { touch, user } = open();
    touch();
    await user.click(await screen.findByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that leads nowhere offers no way there', async () => {
    api.answer(notices.preheatNotices, [notice('N4', { link: '' })]);
    open().touch();
    await screen.findByRole('dialog', { name: '预告N4' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each<[string, () => FakeApi]>([
    ['everything was confirmed', () => api.answer(notices.preheatNotices, [notice('N1', { confirmed: 1 })])],
    ['nothing is announced', () => api.answer(notices.preheatNotices, [])],
    ['the server cannot be reached', () => api.unplug(notices.preheatNotices)],
  ])('is not there when %s', async (_when, prepare) => {
    prepare();
    open().touch();
    await waitFor(() => expect(api.callsOf(notices.preheatNotices).length).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits until it is known who reads', () => {
    open({ session: { kind: 'unknown' } }).touch();
    expect(api.calls).toEqual([]);
  });
});
