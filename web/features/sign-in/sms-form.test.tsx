import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderOnServer } from '#web/testing/render-on-server.ts';
import { SmsForm } from './sms-form.tsx';
import { kindServer } from './testing/answers.ts';
import { freshTabs, parts, pass, showForm } from './testing/show-form.tsx';
import { signInSite } from './testing/sign-in-site.tsx';

const { mobile, code, getCode, signIn, alerts } = parts;
freshTabs();

describe('what is typed', () => {
  it.each([
    ['', '', ['请输入手机号', '请输入验证码'], '手机号'],
    ['1380000', '123456', ['请输入正确的11位手机号'], '手机号'],
    ['13800000001', '', ['请输入验证码'], '短信验证码'],
    ['13800000001', '1234', ['请输入6位数字验证码'], '短信验证码'],
  ])('is checked before anything is sent: "%s" and "%s"', async (number, digits, sentences, focused) => {
    const { user, calls } = showForm();
    if (number) await user.type(mobile(), number);
    if (digits) await user.type(code(), digits);
    await user.click(signIn());
    expect(alerts()).toEqual(sentences);
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
    expect(calls.inputsOf(session.smsLogin)).toEqual([]);
  });

  it('is grouped as it is read, and complaints go when it changes', async () => {
    const { user } = showForm();
    await user.click(signIn());
    await user.click(mobile());
    await user.paste('+86 13800000001');
    expect(mobile().value).toBe('138 0000 0001');
    expect(alerts()).toEqual(['请输入验证码']);
  });

  it('keeps the caret where the subscriber corrects', async () => {
    const { user } = showForm();
    await user.type(mobile(), '13800000001');
    mobile().setSelectionRange(6, 6);
    await user.keyboard('{Backspace}7');
    expect(mobile().value).toBe('138 0700 0001');
    expect(mobile().selectionStart).toBe(6);
  });

  it('suits the phone: number pad, the own number, the code from the message', () => {
    showForm();
    expect([mobile().inputMode, mobile().autocomplete, code().inputMode, code().autocomplete]).toEqual([
      'numeric',
      'tel-national',
      'numeric',
      'one-time-code',
    ]);
  });

  it('is not lost when it was typed before the scripts came', async () => {
    const page = signInSite(kindServer()).around(<SmsForm leaving={false} />);
    const early = document.createElement('div');
    document.body.append(early);
    early.innerHTML = renderOnServer(page);
    mobile().value = '13800000001';
    code().value = '123';
    parts.consent().checked = true;
    const root = await act(() => hydrateRoot(early, page));
    expect([mobile().value, code().value, parts.consent().checked]).toEqual(['138 0000 0001', '123', true]);
    act(() => root.unmount());
    early.remove();
  });
});

it('says that https is needed where the browser cannot encrypt', () => {
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  showForm();
  expect(alerts()).toEqual(['当前网址未加密，请使用 https 访问后登录']);
  expect(signIn().getAttribute('aria-disabled')).toBe('true');
  expect(getCode().disabled).toBe(true);
  vi.unstubAllGlobals();
});

it('is accessible, also with the puzzle, the question and a text open', async () => {
  const { user, container } = showForm();
  await expectAccessible(container);
  await user.type(mobile(), '13800000001');
  await user.click(getCode());
  await screen.findByAltText(/缺了一块/);
  await expectAccessible(container);
  await user.keyboard('{Escape}');
  await pass(400);
  await user.type(code(), '123456{Enter}');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '《隐私政策》' }));
  await screen.findByText('一、账号');
  await expectAccessible(container);
});
