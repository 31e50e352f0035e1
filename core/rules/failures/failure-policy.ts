import { codes } from '../../contract/envelope.ts';

/** One reaction of the page to a refused call. */
export type FailureAction =
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'log-out' }
  | { readonly kind: 'store-open-id'; readonly openId: string }
  | { readonly kind: 'go-to-login' };

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly data?: unknown;
  /** A log endpoint (`quiet` in the contract), which never shows a message. */
  readonly quiet: boolean;
  readonly inMiniProgram: boolean;
}

export const automaticLoginFailed = '自动登录失败，正在跳转...';

/** Messages about an unreachable system, in both languages, are not shown. */
const hiddenMessages = ['temporarily unable to connect to the system', '暂时无法连接系统'];

const toast = ({ message, quiet }: Failure): readonly FailureAction[] =>
  quiet || message === '' || hiddenMessages.some((words) => message.includes(words))
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

/** The reactions to a failed call, in order (§8). For an unknown code there are none and the caller handles the error. */
export const failurePolicy = (failure: Failure): readonly FailureAction[] =>
  policies.get(failure.code)?.(failure) ?? [];
