import { describe, expect, it } from 'vitest';
import { automaticLoginFailed, failurePolicy, type Failure } from './failure-policy.ts';

const failure = (code: string, rest: Partial<Failure> = {}): Failure => ({
  code,
  message: '库存不足',
  quiet: false,
  inMiniProgram: false,
  ...rest,
});
const toast = (text: string) => ({ kind: 'toast', text });

describe('what a refused call does (§8, Server response codes)', () => {
  it.each(['0', '-1'])('code %s shows the server’s message as a toast', (code) =>
    expect(failurePolicy(failure(code))).toEqual([toast('库存不足')]),
  );

  it.each(['-2', '-5'])(
    'code %s shows the message, logs out, announces it and goes to the login page',
    (code) =>
      expect(failurePolicy(failure(code))).toEqual([
        toast('库存不足'),
        { kind: 'log-out' },
        toast(automaticLoginFailed),
        { kind: 'go-to-login' },
      ]),
  );

  it('code -4 stores the openId and goes to the login page', () =>
    expect(failurePolicy(failure('-4', { data: 'oX123' }))).toEqual([
      { kind: 'store-open-id', openId: 'oX123' },
      { kind: 'go-to-login' },
    ]));

  it('code -4 does nothing in the mini-program', () =>
    expect(failurePolicy(failure('-4', { data: 'oX123', inMiniProgram: true }))).toEqual([]));

  it('code -4 without an openId still goes to the login page', () =>
    expect(failurePolicy(failure('-4', { data: null }))).toEqual([{ kind: 'go-to-login' }]));

  it.each(['1', '7', '', 'toString'])('another code (%s) is left to the caller', (code) =>
    expect(failurePolicy(failure(code))).toEqual([]),
  );
});

describe('failures without a toast (§8)', () => {
  it.each([
    ['a log endpoint', { quiet: true }],
    ['an unreachable system', { message: 'We are temporarily unable to connect to the system, sorry' }],
    ['an unreachable system, in Chinese', { message: '抱歉，暂时无法连接系统，请稍后' }],
    ['an empty message', { message: '' }],
  ])('%s gives no toast', (_, rest) => expect(failurePolicy(failure('0', rest))).toEqual([]));
});
