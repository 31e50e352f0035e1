import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { agreements } from '#core/contract/common/agreements.ts';
import { codes } from '#core/contract/envelope.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { noHost } from '#web/platform/hosts/host-context.tsx';
import { HostFailure } from '#web/platform/hosts/host-failure.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { signedIn } from '../testing/answers.ts';
import { fakeTexts } from '../testing/fake-texts.ts';
import { OwnNumberPanel } from './own-number-panel.tsx';
import type { OwnNumber } from './use-own-number.ts';

const known: OwnNumber = { kind: 'known', mobile: '138****6021' };
const external = { ...noExternalServices, scripts: { ...noExternalServices.scripts, oneTap: '/one-tap.js' } };
const show = (own: OwnNumber, api = fakeTexts(), host = {}) => {
  const onRetry = vi.fn();
  const onOtherNumber = vi.fn();
  return {
    ...renderInSite(
      <OwnNumberPanel own={own} leaving={false} onRetry={onRetry} onOtherNumber={onOtherNumber} />,
      { api, external, host, project: 'public-pages' },
    ),
    onRetry,
    onOtherNumber,
  };
};
const button = () => screen.getByRole('button', { name: '本机号码一键登录' });
const overNetwork = () =>
  fakeTexts().answer(session.mobileNetwork, { resCode: 1 }).answer(sso.mobileNetworkLogin, signedIn);

describe('the phone’s own number', () => {
  it('stands masked over one button, with the texts that are agreed to', async () => {
    const { container } = show(known);
    expect(screen.getByText('138****6021')).toBeTruthy();
    for (const title of ['用户服务协议', '隐私政策', '号码认证服务条款'])
      expect(screen.getByRole('button', { name: `《${title}》` })).toBeTruthy();
    await expectAccessible(container);
  });

  it('signs in with one tap once the texts are agreed to, and all three consents are recorded', async () => {
    const { user, api, session: actions } = show(known, overNetwork());
    await user.click(screen.getByRole('checkbox'));
    await user.click(button());
    await waitFor(() => expect(actions.signedIn).toHaveBeenCalledWith(signedIn));
    expect(api.callsOf(sso.mobileNetworkLogin)[0]?.input).toMatchObject({
      loginSource: 2,
      loginType: 0,
      agreement: { templateId: 'user-service', version: '2026.1' },
    });
    expect(api.callsOf(agreements.saveAgreement).map(({ input }) => input['templateId'])).toEqual([
      'privacy',
      'number-auth',
    ]);
  });

  it('asks for the consent that is missing, and agreeing signs in', async () => {
    const { user, api, session: actions } = show(known, overNetwork());
    await user.click(button());
    expect(api.calls).toEqual([]);
    await user.click(await screen.findByRole('button', { name: '同意并登录' }));
    await waitFor(() => expect(actions.signedIn).toHaveBeenCalledOnce());
  });

  it.each([
    [
      'the network does not know the phone',
      () => fakeTexts().answer(session.mobileNetwork, { resCode: 0 }),
      '没有识别到本机号码，请打开移动数据后重试，或使用短信验证码登录',
    ],
    [
      'the server refuses',
      () =>
        fakeTexts()
          .answer(session.mobileNetwork, { resCode: 1 })
          .answer(sso.mobileNetworkLogin, () =>
            Promise.reject(new ApiFailure(codes.refused, '当前网络无法识别本机号码')),
          ),
      '当前网络无法识别本机号码',
    ],
    ['the network is gone', () => fakeTexts().unplug(session.mobileNetwork), '网络不给力，请检查后重试'],
  ])('says kindly what to do when %s', async (_name, api, sentence) => {
    const { user, onOtherNumber, session: actions } = show(known, api());
    await user.click(screen.getByRole('checkbox'));
    await user.click(button());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(actions.signedIn).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '换个号码登录' }));
    expect(onOtherNumber).toHaveBeenCalledOnce();
  });

  it('waits for the network, and can be requested again where it was not found', async () => {
    const shown = show({ kind: 'loading' });
    expect(screen.getByRole('button', { name: '本机号码一键登录' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    shown.unmount();
    const { user, onRetry } = show({ kind: 'missing' });
    await user.click(screen.getByRole('button', { name: '重新识别' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('over https', () => {
  beforeEach(
    () =>
      void vi.stubGlobal('location', {
        ...location,
        protocol: 'https:',
        href: location.href,
        pathname: location.pathname,
      }),
  );
  afterEach(() => void vi.unstubAllGlobals());
  const hostWith = (
    oneTapToken: (sign: string) => Promise<{ jtToken: string; jtUserInformation: string }>,
  ) => ({ services: { ...noHost.services, oneTapToken } });

  it('comes from the one-tap SDK', async () => {
    const api = fakeTexts().answer(session.oneTapSign, { sign: 's' }).answer(sso.oneTapLogin, signedIn);
    const { user, session: actions } = show(
      { kind: 'unseen' },
      api,
      hostWith(async () => ({ jtToken: 'jt', jtUserInformation: 'i' })),
    );
    await user.click(screen.getByRole('checkbox'));
    await user.click(button());
    await waitFor(() => expect(actions.signedIn).toHaveBeenCalledOnce());
    expect(api.callsOf(sso.oneTapLogin)[0]?.input).toMatchObject({ jtToken: 'jt', jtUserInformation: 'i' });
  });

  it('an SDK that does not load leaves a usable page', async () => {
    const api = fakeTexts().answer(session.oneTapSign, { sign: 's' });
    const { user } = show(
      { kind: 'unseen' },
      api,
      hostWith(() => Promise.reject(new HostFailure('missing', 'script'))),
    );
    await user.click(screen.getByRole('checkbox'));
    await user.click(button());
    expect(await screen.findByText(/使用短信验证码登录/)).toBeTruthy();
  });
});
