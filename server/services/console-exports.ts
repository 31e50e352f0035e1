import type { DataOf } from '#core/contract/endpoint.ts';
import { consoleCalls } from '#core/contract/console/index.ts';
import type { ExportedList } from '../http/operators/serve-exports.ts';

type Calls = typeof consoleCalls;
type RowOf<Name extends keyof Calls> =
  DataOf<Calls[Name]> extends { readonly rows: readonly (infer Row)[] } ? Row : never;
type Columns<Row> = readonly {
  readonly title: string;
  readonly text: (row: Row) => string | number | null;
}[];

const exported = <Name extends keyof Calls>(
  call: Name,
  title: string,
  columns: Columns<RowOf<Name>>,
): ExportedList => ({ call, title, columns });

/** The lists that operators may take along as CSV. */
export const exportedLists: readonly ExportedList[] = [
  exported('auditLog', '审计日志', [
    { title: '时间', text: ({ at }) => at },
    { title: '谁', text: ({ operator }) => operator ?? '系统' },
    { title: '做了什么', text: ({ act }) => act },
    { title: '对象', text: ({ objectName }) => objectName },
    { title: '对象编号', text: ({ objectKey }) => objectKey },
    {
      title: '改动',
      text: ({ changes }) =>
        changes.map(({ field, before, after }) => `${field} ${before}→${after}`).join('；'),
    },
    { title: '原因', text: ({ reason }) => reason },
    { title: '申请', text: ({ proposalId }) => proposalId },
    { title: '来自', text: ({ network }) => network },
  ]),
];
