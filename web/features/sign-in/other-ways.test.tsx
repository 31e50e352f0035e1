import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { agreements } from '#core/contract/common/agreements.ts';
import { sso } from '#core/contract/user/sso.ts';
import type { AppBridge, Host } from '#web/platform/hosts/host.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { OtherWays } from './other-ways.tsx';
import { signedIn } from './testing/answers.ts';
import { fakeTexts } from './testing/fake-texts.ts';
import type { SignInChoice } from './use-sign-in-choice.ts';

const external = {
  ...noExternalServices,
  chatAppId: 'wx1',
  pages: { ...noExternalServices.pages, chatAuthorize: 'https://chat.example/authorize' },
};
const choice = (kind: 'known' | 'missing' = 'missing') =>
  ({
    path: 'sms',
    offersBoth: false,
    own: { kind, mobile: '138****0001', refetch: () => undefined },
    choose: vi.fn<SignInChoice['choose']>(),
  }) as const;
const show = (host: Partial<Host>, api = fakeTexts(), at = choice()) => ({
  ...renderInSite(<OtherWays choice={at} />, { host, api, external, project: 'public-pages' }),
  at,
});
const bridge = (app: Partial<AppBridge>) => app as AppBridge;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the other ways in', () => {
  it('are not offered where the app around the page has none', () => {
    show({});
    expect(screen.queryByText('其他方式')).toBeNull();
  });

  it('lead over the chat app’s page and back here, with the consents kept on the way', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', {
      ...location,
      href: 'https://mall.example/content/public-pages/login?redirect=x',
      assign,
    });
    const { user, container } = show({ id: 'chat-app' });
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: '聊天应用' }));
    expect(assign).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: '同意并登录' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const url = new URL(String(assign.mock.calls[0]?.[0]));
    expect([url.origin, url.searchParams.get('redirect_uri')]).toEqual([
      'https://chat.example',
      'https://mall.example/content/public-pages/login?redirect=x',
    ]);
    expect(url.searchParams.get('state')).toBe(sessionStorage.getItem('DEV_chatState'));
    expect(JSON.parse(sessionStorage.getItem('DEV_carriedConsents') ?? '')).toEqual([
      { templateId: 'user-service', version: '2026.1' },
      { templateId: 'privacy', version: '2026.1' },
    ]);
  });

  it('have the operator’s app show its own sign-in', async () => {
    const showLogin = vi.fn(async () => undefined);
    const api = fakeTexts().answer(sso.provincialAppLogin, signedIn);
    const { user, session } = show(
      { id: 'provincial-app', app: bridge({ showLogin, getUserInfo: async () => ({ cmToken: 'cm' }) }) },
      api,
    );
    await user.click(screen.getByRole('button', { name: '运营商APP' }));
    await user.click(await screen.findByRole('button', { name: '同意并登录' }));
    await waitFor(() => expect(session.signedIn).toHaveBeenCalledWith(signedIn));
    expect(showLogin).toHaveBeenCalledOnce();
    expect(api.callsOf(agreements.saveAgreement)).toHaveLength(2);
  });

  it('say so when the app does not sign in', async () => {
    const { user, session } = show({
      id: 'provincial-app',
      app: bridge({ showLogin: async () => undefined, getUserInfo: async () => ({}) }),
    });
    await user.click(screen.getByRole('button', { name: '运营商APP' }));
    await user.click(await screen.findByRole('button', { name: '同意并登录' }));
    expect(await screen.findByText('没有完成登录，请重试或使用短信验证码登录')).toBeTruthy();
    expect(session.signedIn).not.toHaveBeenCalled();
  });

  it('open the phone’s own number where the network knows it', async () => {
    const { user, at } = show({}, fakeTexts(), choice('known'));
    await user.click(screen.getByRole('button', { name: '本机号码' }));
    expect(at.choose).toHaveBeenCalledWith('sim');
  });
});
