import { done, failed, type CommandResult } from '../commands/command-result.ts';
import type { Db } from '../db/database.ts';
import { seedProduction, type SeedReport } from './seed-production.ts';

/** `npm run seed -- production`: what a new mall starts with. */
export async function runSeedCommand(
  db: Db,
  at: { readonly now: Date; readonly base: string },
  args: readonly string[],
): Promise<CommandResult> {
  if (args.length !== 1 || args[0] !== 'production')
    return failed('用法：npm run seed -- production   写入商城不可缺少的初始数据；再次运行不改变任何内容');
  return done(reportText(await seedProduction(db, at)));
}

/** Chinese signs are two columns wide. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0xff ? 2 : 1), 0);
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

function reportText({ tables, missing }: SeedReport): string {
  const rows = [
    ['内容', '写入', '已有', '说明'] as const,
    ...tables.map(({ title, written, left, note }) => [title, String(written), String(left), note] as const),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  const table = rows.map((row) =>
    row
      .map((cell, at) => padded(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const lacking =
    missing.length === 0
      ? ['', '不缺内容']
      : ['', '还缺：', ...missing.map(({ what, cure }) => `  ${what}\n    ${cure}`)];
  return [...table, ...lacking].join('\n');
}
