import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Permission } from '#core/contract/console/permissions.ts';
import type { ConsoleEndpoint, Path, Shapes } from '#core/contract/endpoint.ts';
import { invalidConsoleInput } from '#core/rules/console/invalid-console-input.ts';
import { answer, brokenSentence } from '../answer.ts';
import { sentInput } from '../checked-input.ts';
import { networkOf } from '../limits/client-network.ts';
import { Refusal } from '../refusal.ts';
import { codes } from '#core/contract/envelope.ts';
import { csvRow } from './csv-row.ts';
import { operatorOf, type OperatorCallDeps } from './operator-call.ts';
import type { Operator, OperatorCall } from './operator.ts';

/** A list that operators may take along as CSV. Its rows are those of the list's own call, so nothing is in the file that is not on the screen. */
export interface ExportedList {
  readonly call: string;
  /** The file's name, and what the audit log calls it. */
  readonly title: string;
  readonly columns: readonly ExportedColumn[];
  /** Where viewing is not enough: the permission of the export. Absent: that of the list. */
  readonly needs?: Permission;
}
export interface ExportedColumn {
  readonly title: string;
  readonly text: (row: never) => string | number | null;
}

interface ExportDeps extends OperatorCallDeps {
  /** Writes the export into the audit log before the first row leaves. */
  logExport(list: ExportedList, filters: string, call: OperatorCall): Promise<void>;
}

interface Rows {
  readonly rows: readonly never[];
  /** Null, or absent in a list that is whole: there are no more. */
  readonly nextKey?: string | null;
}
type ListHandler = (input: object, call: OperatorCall) => Promise<Rows>;

const rowsAtOnce = 500;
/** Larger files go through a proposal of their own domain. */
const maxExported = 50_000;

/** Mounts `<path of the list>/csv` for every exported list, with its filters and the permission that it needs. */
export function serveExports(
  app: FastifyInstance,
  base: string,
  {
    prefix,
    endpoints,
    shapes,
  }: {
    readonly prefix: Path;
    readonly endpoints: Readonly<Record<string, ConsoleEndpoint>>;
    readonly shapes: Shapes;
  },
  handlers: Readonly<Record<string, unknown>>,
  lists: readonly ExportedList[],
  deps: ExportDeps,
): void {
  for (const list of lists) {
    const [endpoint, shape] = [endpoints[list.call], shapes[list.call]];
    if (!endpoint || !shape) throw new Error(`There is no call ${list.call} to export`);
    const needs = list.needs ?? endpoint.needs;
    const exportRow = { access: endpoint.access, ...(needs !== undefined && { needs }) };
    const handle = handlers[list.call] as ListHandler;
    app.get(`${base}${prefix}${endpoint.path}/csv`, async (request, reply) => {
      try {
        const caller = await operatorOf(exportRow, deps, request, reply);
        const input = sentInput(shape.input, request, invalidConsoleInput) as object;
        if (!caller) throw new Refusal('登录已失效，请重新登录', codes.sessionExpired);
        const call = callOf(caller, request);
        await deps.logExport(list, filtersIn(request), call);
        return await send(reply, list, (after) => handle({ ...input, ...after, limit: rowsAtOnce }, call));
      } catch (error) {
        if (error instanceof Refusal) return answer(error.code, error.message, error.data);
        request.log.error({ err: error, call: `console.${list.call}.csv` }, 'export failed');
        return answer(codes.broken, brokenSentence, null);
      }
    });
  }
}

const send = (
  reply: FastifyReply,
  { title, columns }: ExportedList,
  page: (after: { readonly after?: string }) => Promise<Rows>,
) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.csv`)}`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines(columns, page)));

/** The rows page by page, so that a long list takes no memory. */
async function* lines(
  columns: readonly ExportedColumn[],
  page: (after: { readonly after?: string }) => Promise<Rows>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that the file is UTF-8.
  yield `\ufeff${csvRow(columns.map(({ title }) => title))}`;
  let exported = 0;
  let after: { readonly after?: string } = {};
  for (;;) {
    const { rows, nextKey } = await page(after);
    const shown = rows.slice(0, maxExported - exported);
    yield shown.map((row) => csvRow(columns.map(({ text }) => text(row)))).join('');
    exported += shown.length;
    if (typeof nextKey !== 'string') return;
    if (exported >= maxExported) {
      yield csvRow([`已达${maxExported}行上限，请缩小范围再导出其余的`]);
      return;
    }
    after = { after: nextKey };
  }
}

/** An export sets no cookie. */
const callOf = (caller: Operator, request: FastifyRequest): OperatorCall => ({
  caller,
  network: networkOf(request.ip),
  requestId: request.id,
  deviceToken: undefined,
  setSession: () => undefined,
  setDevice: () => undefined,
});

const filtersIn = ({ query }: FastifyRequest): string =>
  Object.entries(query as Record<string, string>)
    .map(([name, value]) => `${name}=${value}`)
    .join('，')
    .slice(0, 200);
