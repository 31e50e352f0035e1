import type { ColumnType } from 'kysely';

/** A json column with a default. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
