import { release } from '#core/config/release.ts';
import { userLog } from '#core/contract/common/user-log.ts';
import type { PageErrorRecord } from '#core/contract/common/user-log.shapes.ts';
import { browserFamily } from '#core/rules/failures/browser-family.ts';
import { requestOf } from '#core/rules/calls/request-of.ts';
import { lastRequestIds } from './last-request-ids.ts';

/** Sends one report; the failure of a report is ignored. */
export async function sendErrorReport(
  base: string,
  host: string,
  kind: PageErrorRecord['kind'],
  error: unknown,
  componentStack: string | undefined,
): Promise<void> {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const record: PageErrorRecord = {
    kind,
    message: `${name}: ${message}`,
    stack,
    componentStack,
    path: location.pathname,
    release,
    host,
    browser: browserFamily(navigator.userAgent),
    requestIds: lastRequestIds(),
  };
  const { url, body } = requestOf(base, userLog.pageErrorLog, record, Date.now());
  const headers = { 'Content-Type': 'application/json' };
  await fetch(url, { method: 'POST', ...(body !== undefined && { body }), keepalive: true, headers }).catch(
    () => undefined,
  );
}
