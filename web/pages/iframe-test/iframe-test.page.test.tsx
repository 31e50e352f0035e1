import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { sso } from '#core/contract/user/sso.ts';
import { aMember } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { page } from './iframe-test.page.tsx';

const open = (url: string | undefined, api = fakeApi()) =>
  renderInSite(<page.Page />, {
    api,
    session: aMember(),
    search: url === undefined ? '' : `?url=${encodeURIComponent(url)}`,
    external: { ...noExternalServices, redirectOrigins: ['https://partner.example'] },
  });

it('embeds the page of an allowed origin in a sandbox', () => {
  open('https://partner.example/a');
  const frame = screen.getByTitle('内嵌页面');
  expect(frame.getAttribute('src')).toBe('https://partner.example/a');
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
  fireEvent.load(frame);
  expect(screen.queryByRole('status', { name: '加载中' })).toBeNull();
});

describe('a token for the system behind an embedded page', () => {
  const ask = (frame: HTMLElement, origin: string, source?: Window | null) =>
    fireEvent(
      window,
      new MessageEvent('message', {
        origin,
        source: source ?? (frame as HTMLIFrameElement).contentWindow,
        data: { type: 'mall:get-token' },
      }),
    );
  const answering = () => fakeApi().answer(sso.handOverToken, { token: 'once', expiresInSeconds: 60 });

  it('is sent to the page that asks, for its own channel and to its origin alone', async () => {
    const api = answering();
    open('https://partner.example/a', api);
    const frame = screen.getByTitle<HTMLIFrameElement>('内嵌页面');
    const embedded = frame.contentWindow ?? window;
    const sent = vi.spyOn(embedded, 'postMessage').mockImplementation(() => undefined);
    ask(frame, 'https://partner.example');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith(
        { type: 'mall:token', token: 'once', expiresInSeconds: 60 },
        'https://partner.example',
      ),
    );
    expect(api.callsOf(sso.handOverToken).map(({ input }) => input)).toEqual([
      { tokenChannel: 'partner.example' },
    ]);
    api.unplug(sso.handOverToken);
    ask(frame, 'https://partner.example');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        { type: 'mall:token', token: null, expiresInSeconds: 0 },
        'https://partner.example',
      ),
    );
  });

  it('is given to no other site and to no other window', () => {
    const api = answering();
    open('https://partner.example/a', api);
    const frame = screen.getByTitle('内嵌页面');
    ask(frame, 'https://evil.example');
    ask(frame, 'https://partner.example', window);
    expect(api.callsOf(sso.handOverToken)).toEqual([]);
  });
});

it('shows an own page without its scripts, which could leave the sandbox', () => {
  open('/content/public-pages/');
  expect(screen.getByTitle('内嵌页面').getAttribute('sandbox')).not.toContain('allow-scripts');
});

it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])('does not embed %s', (url) => {
  open(url);
  expect(screen.getByText('这个页面不能在这里打开')).toBeTruthy();
  expect(screen.queryByTitle('内嵌页面')).toBeNull();
});

it('says so without an address', () => {
  open(undefined);
  expect(screen.getByText('没有指定要打开的页面')).toBeTruthy();
});
