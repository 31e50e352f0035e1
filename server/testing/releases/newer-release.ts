import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources } from './last-release.ts';

export interface NewerRelease {
  /** The built server. */
  readonly main: string;
  /** The setting with which it contracts the schema too. */
  readonly contracting: Readonly<Record<string, string>>;
  remove(): void;
}

const root = join(import.meta.dirname, '../../..');
const sources = [
  'core',
  'server',
  'tooling/build',
  'tooling/project-root.mjs',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const setting = 'TEST_CONTRACTS';
const migrations = `
  '9998-newer-adds': { effect: 'expands', up: (db) => db.schema.createTable('newer_things').addColumn('n', 'integer').execute() },
  ...(process.env.${setting} ? { '9999-newer-takes': { effect: 'contracts', up: (db) => db.schema.dropTable('seeded_rows').execute() } } : {}),
});`;

/** The release after this tree: its sources with a migration that expands, and on request one that contracts. */
export async function newerRelease(): Promise<NewerRelease> {
  // Within the project, where its packages are found.
  const folder = join(root, `.cache/releases/newer.${process.pid}`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  for (const source of sources)
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  const list = join(folder, 'server/db/migrations/index.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/\n\}\);\s*$/, migrations));
  return { main: await buildSources(folder), contracting: { [setting]: '1' }, remove };
}
