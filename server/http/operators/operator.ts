import type { Role } from '#core/contract/console/permissions.ts';

/** A signed-in operator of the console. */
export interface Operator {
  readonly operatorId: string;
  readonly loginName: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly sessionId: string;
  readonly sessionEndsAt: Date;
}

export interface OperatorAttempt {
  readonly key: string;
  readonly id: string;
}

/** The data of a request of the console besides its input. */
export interface OperatorCall<Caller = Operator> {
  readonly caller: Caller;
  /** What limits and the audit log name: the address, of IPv6 its /64. */
  readonly network: string;
  readonly requestId: string;
  /** The idempotency key of a request that writes, and this attempt at it. */
  readonly attempt?: OperatorAttempt | undefined;
  /** The token of a trusted device, if the browser has one. */
  readonly deviceToken: string | undefined;
  /** The body of a call that takes a file. */
  readonly file?: Uint8Array | undefined;
  /** Writes or removes the session's cookie. */
  setSession(token: string | undefined): void;
  /** Writes the cookie of a trusted device. */
  setDevice(token: string): void;
}
