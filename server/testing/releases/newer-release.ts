import { changedTree, type ChangedTree } from './changed-tree.ts';

export interface NewerRelease extends ChangedTree {
  /** The setting with which it contracts the schema too. */
  readonly contracting: Readonly<Record<string, string>>;
}

const setting = 'TEST_CONTRACTS';
const migrations = `
  '9998-newer-adds': { effect: 'expands', up: (db) => db.schema.createTable('newer_things').addColumn('n', 'integer').execute() },
  ...(process.env.${setting} ? { '9999-newer-takes': { effect: 'contracts', up: (db) => db.schema.dropTable('seeded_rows').execute() } } : {}),
});`;

/** The release after this tree: its sources with a migration that expands, and on request one that contracts. */
export async function newerRelease(): Promise<NewerRelease> {
  const tree = await changedTree('newer', {
    'server/db/migrations/index.ts': [[/\n\}\);\s*$/, migrations]],
  });
  return { ...tree, contracting: { [setting]: '1' } };
}
