import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { kindServer } from '../testing/answers.ts';
import { refused, unreachable } from '#web/platform/testing/fake-api.ts';
import { freshTabs, parts, pass, showForm, solvePuzzle } from '../testing/show-form.tsx';

const { mobile, code, getCode, alerts } = parts;
freshTabs();

it('asks for a number before it asks for anything else', async () => {
  const { user } = showForm();
  await user.click(getCode());
  expect(alerts()).toEqual(['请输入手机号']);
  expect(document.activeElement).toBe(mobile());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends the code once the puzzle is solved; then the wait runs and the code can be typed (decisions §3)', async () => {
  const { user, calls } = showForm();
  await user.type(mobile(), '13800000001');
  await user.click(getCode());
  await solvePuzzle();
  expect(calls.inputsOf(verification.sendLoginCode)).toEqual([
    { mobile: '13800000001', channel: 'sms', captchaToken: 'pass' },
  ]);
  await pass(600);
  expect(screen.getByText('验证码已发送至 138****0001')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后重发/ }).disabled).toBe(true);
  expect(document.activeElement).toBe(code());
  await pass(60_000);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '重新获取' }).disabled).toBe(false);
});

it('keeps waiting over a reload, for that number only', async () => {
  const first = showForm();
  await first.user.type(mobile(), '13800000001');
  await first.user.click(getCode());
  await solvePuzzle();
  await pass(600);
  await screen.findByRole('button', { name: /秒后重发/ });
  await pass(20_000);
  first.unmount();
  const { user } = showForm();
  await waitFor(() => expect(mobile().value).toBe('138 0000 0001'));
  const wait = Number.parseInt(screen.getByRole('button', { name: /秒后重发/ }).textContent ?? '', 10);
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(40);
  await user.clear(mobile());
  await user.type(mobile(), '13800000002');
  expect(getCode().disabled).toBe(false);
});

it('can speak the code instead, without any puzzle', async () => {
  const { user, calls } = showForm();
  await user.type(mobile(), '13800000001');
  await user.click(getCode());
  await user.click(await screen.findByRole('button', { name: '改用语音验证码' }));
  expect(await screen.findByText('请接听拨往 138****0001 的语音电话')).toBeTruthy();
  expect(calls.inputsOf(verification.sendLoginCode)).toEqual([{ mobile: '13800000001', channel: 'voice' }]);
  expect(calls.inputsOf(verification.checkCaptcha)).toEqual([]);
  expect(screen.getByRole('button', { name: /1\d\d秒后重发/ })).toBeTruthy();
});

it.each([
  ['the network is gone', unreachable, ['网络不给力，请检查后重试']],
  ['the server refuses, which the toast says', () => refused('操作太频繁，请稍后再试'), []],
])('leaves the form as it was when %s', async (_, failure, sentences) => {
  const { user } = showForm(kindServer().answer(verification.sendLoginCode, failure));
  await user.type(mobile(), '13800000001');
  await user.click(getCode());
  await solvePuzzle();
  await pass(400);
  expect(alerts()).toEqual(sentences);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getCode().disabled).toBe(false);
});
