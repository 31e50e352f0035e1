import { ApiFailure, offline } from '#core/rules/calls/api-failure.ts';
import { toast } from './host/toast.ts';

/** For an action that a tap started: a call without an answer is said here, a refusal by the client. */
export function showOffline(failure: unknown): void {
  if (failure instanceof ApiFailure && failure.code === offline) toast(failure.message);
}
