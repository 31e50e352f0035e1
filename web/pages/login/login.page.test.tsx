import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { names } from '#core/config/names.ts';
import { session } from '#core/contract/user/session.ts';
import { kindServer } from '#web/features/sign-in/testing/answers.ts';
import { fakeTexts } from '#web/features/sign-in/testing/fake-texts.ts';
import { signInSite } from '#web/features/sign-in/testing/sign-in-site.tsx';
import { setSession } from '#web/platform/session/session-store.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { page as beautifulLogin } from './beautiful-login.page.tsx';
import { page as login } from './login.page.tsx';
import { page as partnerLogin } from './partner-login.page.tsx';
import { page as plusLogin } from './plus-login.page.tsx';
import { page as plusSimLogin } from './plus-sim-login.page.tsx';
import { page as simLogin } from './sim-login.page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  setSession({ kind: 'unknown' });
});

const withNumber = () => fakeTexts().answer(session.ownMobile, { mobile: '138****6021', telePhone: null });
const withoutNumber = () => fakeTexts().answer(session.ownMobile, { mobile: null, telePhone: null });

describe('the sign-in pages (§2)', () => {
  it.each([
    ['login', login, names.product, '短信验证码登录'],
    ['sim-login', simLogin, names.product, '本机号码'],
    ['plus-login', plusLogin, names.malls['excellent-plus'], '短信验证码登录'],
    ['plus-sim-login', plusSimLogin, names.malls['excellent-plus'], '本机号码'],
    ['the regional one', beautifulLogin, `美丽${names.province}`, '短信验证码登录'],
    ['the partner’s', partnerLogin, '电视会员领取', '短信验证码登录'],
  ])('%s is drawn by the server, complete but for the puzzle', (_name, { Page }, title, way) => {
    const html = renderOnServer(signInSite(kindServer()).around(<Page />));
    for (const words of [title, way, '获取验证码', '《用户服务协议》']) expect(html).toContain(words);
    expect(html).not.toContain('拖动滑块');
    expect(html).not.toContain('checked');
  });

  it.each([login, simLogin, plusLogin, beautifulLogin, partnerLogin])(
    'is accessible and leads back',
    async ({ Page }) => {
      const { user, container, navigator } = renderInSite(<Page />, {
        project: 'public-pages',
        api: withNumber(),
        session: { kind: 'guest' },
      });
      await expectAccessible(container);
      await user.click(screen.getByRole('button', { name: '返回' }));
      expect(navigator.back).toHaveBeenCalledOnce();
    },
  );
});

describe('the sign-in by the phone’s own number', () => {
  it('shows the number first, and the SMS code beside it', async () => {
    const { user } = renderInSite(<simLogin.Page />, {
      project: 'public-pages',
      api: withNumber(),
      session: { kind: 'guest' },
    });
    expect(await screen.findByText('138****6021')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('本机号码');
    await user.click(screen.getByRole('button', { name: '换个号码登录' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('短信验证码');
    expect(screen.getByLabelText('手机号')).toBeTruthy();
  });

  it('falls to the SMS code kindly where the network does not know the phone', async () => {
    renderInSite(<simLogin.Page />, {
      project: 'public-pages',
      api: withoutNumber(),
      session: { kind: 'guest' },
    });
    expect(await screen.findByText('未识别到本机号码，请用短信登录')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('短信验证码');
  });

  it('is offered on the plain page where the network knows the phone', async () => {
    const { user } = renderInSite(<login.Page />, {
      project: 'public-pages',
      api: withNumber(),
      session: { kind: 'guest' },
    });
    await user.click(await screen.findByRole('button', { name: '本机号码' }));
    expect(screen.getByText('138****6021')).toBeTruthy();
  });
});

it('says that a chat-app identity will be bound (§8, code -4)', () => {
  sessionStorage.setItem('DEV_openId', 'open-1');
  renderInSite(<login.Page />, { project: 'public-pages', api: withoutNumber(), session: { kind: 'guest' } });
  expect(screen.getByText('验证手机号完成绑定，下次即可直接登录')).toBeTruthy();
});

it('shows once why the subscriber has to sign in again (§8, codes -2 and -5)', () => {
  const reason = '您的账号已在其他设备登录或退出，请重新登录';
  sessionStorage.setItem('DEV_signInReason', reason);
  const open = () =>
    renderInSite(<login.Page />, {
      project: 'public-pages',
      api: withoutNumber(),
      session: { kind: 'guest' },
    });
  const { unmount } = open();
  expect(screen.getByText(reason).getAttribute('role')).toBe('alert');
  unmount();
  open();
  expect(screen.queryByText(reason)).toBeNull();
});
