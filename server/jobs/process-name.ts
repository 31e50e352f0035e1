import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** What different processes write are different rows, also after a restart. */
export const newProcessName = (): string => `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
