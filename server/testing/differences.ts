import type { TestServer } from './test-server.ts';

/** A difference of the daily reconciliation, as the workbench lists it. */
interface Difference {
  readonly id: number;
  readonly source: string;
  readonly kind: string;
  readonly reference: string;
  readonly repair: string;
  readonly state: string;
  readonly note: string;
}

export const differencesOf = (server: TestServer): Promise<readonly Difference[]> =>
  server.sandbox<readonly Difference[]>('/differences');

/** Compares the books with the statements. */
export const reconcileAt = (
  server: TestServer,
  more: object = {},
): Promise<{ readonly found: number; readonly waiting: readonly string[] }> =>
  server.sandbox('/reconcile', { ...more });

export const repairAt = (
  server: TestServer,
  id: number,
): Promise<{ readonly ok: boolean; readonly text: string }> => server.sandbox('/difference-repair', { id });
