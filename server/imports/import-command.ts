import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { failed, type CommandResult } from '../commands/command-result.ts';
import { Refusal } from '../http/refusal.ts';
import { importFile, type ImportReport } from './import-file.ts';
import type { ImportDeps } from './import-kind.ts';
import { importKinds, kindOfFile } from './import-kinds.ts';

const usage = `用法：npm run import -- goods.csv --as wang.min [--dry-run] [--kind goods]
  --as        负责人的登录名，审计记录写这个人
  --dry-run   只检查，不写入
  --kind      文件名不以种类开头时写；种类：${importKinds.map(({ name, title }) => `${name}（${title}）`).join('、')}
格式和例子在 docs/imports`;
const maxShown = 50;

/** Reads and imports one file; the server may run meanwhile. */
export async function runImportCommand(deps: ImportDeps, args: readonly string[]): Promise<CommandResult> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      kind: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || values.as === undefined) return failed(usage);
  const fileName = basename(file);
  const kind =
    values.kind === undefined ? kindOfFile(fileName) : importKinds.find(({ name }) => name === values.kind);
  if (!kind) return failed(`认不出 ${fileName} 的种类\n${usage}`);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return failed(`读不到文件 ${file}`);
  const isDryRun = values['dry-run'];
  try {
    const report = await importFile(deps, {
      kind,
      csv: textOf(bytes),
      fileName,
      login: values.as,
      isDryRun,
    });
    return { isDone: report.faults.length === 0, text: reportText(kind.title, report, isDryRun) };
  } catch (error) {
    if (error instanceof Refusal) return failed(error.message);
    throw error;
  }
}

/** Spreadsheets save Chinese as UTF-8 or as GB 18030. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function reportText(title: string, report: ImportReport, isDryRun: boolean): string {
  const { faults, created, changed, unchanged, notes, isWritten } = report;
  if (faults.length > 0)
    return [
      ...faults.slice(0, maxShown).map(({ line, fault, cure }) => `第 ${line} 行：${fault}；${cure}`),
      ...(faults.length > maxShown ? [`还有 ${faults.length - maxShown} 处`] : []),
      `${title}：${faults.length} 处有误，没有写入`,
    ].join('\n');
  const counts = `新建 ${created}，修改 ${changed}，不变 ${unchanged}`;
  if (isWritten) return [`${title}已导入：${counts}`, ...notes].join('\n');
  return isDryRun
    ? [`${title}检查通过，没有写入：${counts}`, ...notes].join('\n')
    : `${title}没有要写入的内容：${counts}`;
}
