import type { consoleCalls } from '#core/contract/console/index.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';

type Calls = typeof consoleCalls;
export type RowOf<Name extends keyof Calls> =
  DataOf<Calls[Name]> extends { readonly rows: readonly (infer Row)[] } ? Row : never;
type Columns<Row> = readonly {
  readonly title: string;
  readonly text: (row: Row) => string | number | null;
}[];

/** Empty without an amount. */
export const yuanOrNull = (fen: number | null | undefined): string | null =>
  fen === null || fen === undefined ? null : (fen / 100).toFixed(2);

export const exported = <Name extends keyof Calls>(
  call: Name,
  title: string,
  columns: Columns<RowOf<Name>>,
  needs?: Permission,
): ExportedList => ({ call, title, columns, ...(needs && { needs }) });
