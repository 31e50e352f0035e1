import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { aKeyPair } from './testing/a-key-pair.ts';
import { kindServer, signedIn } from './testing/answers.ts';
import { refused, unreachable, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { freshTabs, parts, pass, showForm, solvePuzzle } from './testing/show-form.tsx';

const { mobile, code, consent, getCode, signIn, alerts } = parts;
let key: Awaited<ReturnType<typeof aKeyPair>>;
beforeAll(async () => {
  key = await aKeyPair();
});
freshTabs();

async function filled(calls: FakeApi) {
  const form = showForm(calls);
  await form.user.type(mobile(), '13800000001');
  await form.user.type(code(), '123456');
  return form;
}

describe('the consent', () => {
  it('is never given in advance; signing in without it asks, and refusing stays here', async () => {
    const { user, calls } = await filled(kindServer(key.publicKey));
    expect(consent().checked).toBe(false);
    await user.keyboard('{Enter}');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '不同意' }));
    await pass(400);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(consent().checked).toBe(false);
    expect(calls.inputsOf(session.smsLogin)).toEqual([]);
  });

  it('given in the question signs in at once, sealed, with the version that was agreed to (decisions §3)', async () => {
    const { user, calls, actions } = await filled(kindServer(key.publicKey));
    await user.click(signIn());
    await user.click(await screen.findByRole('button', { name: '同意并登录' }));
    await waitFor(() => expect(actions.signedIn).toHaveBeenCalledWith(signedIn));
    const [login] = calls.inputsOf(session.smsLogin);
    expect(login).toMatchObject({
      loginSource: 2,
      loginType: 1,
      keyId: 'k1',
      agreement: { templateId: 'user-service', version: '2026.1' },
    });
    expect(await key.open(login?.sealed ?? '')).toEqual({
      mobile: '13800000001',
      code: '123456',
      ticket: '',
    });
    expect(consent().checked).toBe(true);
  });

  it.each(['用户服务协议', '隐私政策'])(
    'can be read before, and reading ticks nothing: 《%s》',
    async (title) => {
      const { user } = showForm();
      await user.click(screen.getByRole('button', { name: `《${title}》` }));
      const sheet = within(screen.getByRole('dialog', { name: title }));
      expect(await sheet.findByText('一、账号')).toBeTruthy();
      expect(sheet.getByText('版本 2026.1，2026年1月1日发布')).toBeTruthy();
      expect(consent().checked).toBe(false);
    },
  );
});

describe('signing in', () => {
  const attempt = async (calls: FakeApi) => {
    const form = await filled(calls);
    await form.user.click(consent());
    await form.user.click(signIn());
    await waitFor(() => expect(signIn().getAttribute('aria-busy')).toBeNull());
    return form;
  };

  it('binds the chat account that was waiting and leaves nothing of the code behind', async () => {
    sessionStorage.setItem('DEV_openId', 'o-1');
    sessionStorage.setItem('DEV_loginCodeSent', '{}');
    const { calls, actions } = await attempt(kindServer(key.publicKey));
    await waitFor(() => expect(actions.signedIn).toHaveBeenCalledOnce());
    expect(calls.inputsOf(session.smsLogin)[0]?.openId).toBe('o-1');
    expect(sessionStorage.length).toBe(0);
  });

  it('brings the ticket of the code this tab requested, also after a reload, and for no other number (A7)', async () => {
    const sealedTicket = async (calls: FakeApi) =>
      (await key.open(calls.inputsOf(session.smsLogin)[0]?.sealed ?? '')) as { ticket: string };
    const form = showForm(kindServer(key.publicKey));
    await form.user.type(mobile(), '13800000001');
    await form.user.click(getCode());
    await solvePuzzle();
    await pass(600);
    await waitFor(() => expect(sessionStorage.getItem('DEV_loginCodeSent')).not.toBeNull());
    form.unmount();
    const again = kindServer(key.publicKey);
    const reloaded = showForm(again);
    await waitFor(() => expect(mobile().value).toBe('138 0000 0001'));
    await reloaded.user.type(code(), '123456');
    await reloaded.user.click(consent());
    const stored = sessionStorage.getItem('DEV_loginCodeSent') ?? '';
    await reloaded.user.click(signIn());
    await waitFor(() => expect(again.inputsOf(session.smsLogin)).toHaveLength(1));
    expect(await sealedTicket(again)).toMatchObject({ mobile: '13800000001', ticket: 'ticket-1' });
    reloaded.unmount();

    sessionStorage.setItem('DEV_loginCodeSent', stored);
    const stranger = kindServer(key.publicKey);
    const { user } = showForm(stranger);
    await waitFor(() => expect(mobile().value).toBe('138 0000 0001'));
    await user.clear(mobile());
    await user.type(mobile(), '13800000002');
    await user.type(code(), '123456');
    await user.click(consent());
    await user.click(signIn());
    await waitFor(() => expect(stranger.inputsOf(session.smsLogin)).toHaveLength(1));
    expect(await sealedTicket(stranger)).toMatchObject({ mobile: '13800000002', ticket: '' });
  });

  it('leaves a refusal to the toast and the code ready to be typed again', async () => {
    const { actions } = await attempt(
      kindServer(key.publicKey).answer(session.smsLogin, () => refused('验证码不正确，请核对后重新输入')),
    );
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
    expect(alerts()).toEqual([]);
    expect(actions.signedIn).not.toHaveBeenCalled();
  });

  it('says beside the form that the network is gone', async () => {
    await attempt(kindServer(key.publicKey).answer(session.loginKey, unreachable));
    await waitFor(() => expect(alerts()).toEqual(['网络不给力，请检查后重试']));
  });

  it('asks for a new key before the next try, because the old one may have been the reason', async () => {
    const calls = kindServer(key.publicKey).answer(session.smsLogin, () =>
      refused('页面停留太久，请刷新后重试'),
    );
    const { user } = await attempt(calls);
    await waitFor(() => expect(calls.inputsOf(session.smsLogin)).toHaveLength(1));
    const before = calls.inputsOf(session.loginKey).length;
    await user.click(signIn());
    await waitFor(() => expect(calls.inputsOf(session.smsLogin)).toHaveLength(2));
    expect(calls.inputsOf(session.loginKey)).toHaveLength(before + 1);
  });
});
