import { queues } from '#core/contract/sandbox/queues.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import type { TestServer } from './test-server.ts';

export const differencesOf = (server: TestServer) => server.sandbox(queues.differences, {});

/** Compares the ledger with the statements. */
export const reconcileAt = (server: TestServer, input: RequestOf<typeof queues.reconcile> = {}) =>
  server.sandbox(queues.reconcile, input);

export const repairAt = (server: TestServer, id: number) => server.sandbox(queues.repairDifference, { id });
