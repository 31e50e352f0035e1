import { codes } from '../../contract/envelope.ts';

/** What the page does about a refused call, in this order. */
export type FailureAction =
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'log-out' }
  | { readonly kind: 'store-open-id'; readonly openId: string }
  | { readonly kind: 'go-to-login' };

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly data?: unknown;
  /** A log endpoint (`quiet` in the contract): it never speaks to the subscriber. */
  readonly quiet: boolean;
  readonly inMiniProgram: boolean;
}

export const automaticLoginFailed = '自动登录失败，正在跳转...';

/** Messages about an unreachable system are not shown, in either language. */
const unspoken = ['temporarily unable to connect to the system', '暂时无法连接系统'];

const toast = ({ message, quiet }: Failure): readonly FailureAction[] =>
  quiet || message === '' || unspoken.some((words) => message.includes(words))
    ? []
    : [{ kind: 'toast', text: message }];

const signInAgain = (failure: Failure): readonly FailureAction[] => [
  ...toast(failure),
  { kind: 'log-out' },
  { kind: 'toast', text: automaticLoginFailed },
  { kind: 'go-to-login' },
];

const bindOpenId = ({ data, inMiniProgram }: Failure): readonly FailureAction[] =>
  inMiniProgram
    ? []
    : [
        ...(typeof data === 'string' && data !== ''
          ? [{ kind: 'store-open-id', openId: data } as const]
          : []),
        { kind: 'go-to-login' },
      ];

const policies: ReadonlyMap<string, (failure: Failure) => readonly FailureAction[]> = new Map([
  [codes.refused, toast],
  [codes.broken, toast],
  [codes.sessionExpired, signInAgain],
  [codes.sessionInvalid, signInAgain],
  [codes.needsOpenId, bindOpenId],
]);

/** One policy for every failed call (§8); a code it does not know is only rejected. */
export const failurePolicy = (failure: Failure): readonly FailureAction[] =>
  policies.get(failure.code)?.(failure) ?? [];
