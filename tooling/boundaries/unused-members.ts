import { readImports } from './read-imports.ts';
import { isTest, type Tree } from './tree.ts';

/** An exported table: `export const name = {`, or the rows of the contract, `export const name = withPrefix<…>(…)({`. */
const tables = /^export const (\w+)(?:: [^=\n]+)? = (?:(withPrefix)<.*\)\()?\{\n([\s\S]*?)^\}/gm;
const members = /^ {2}(?:async |get )?(\w+)(?:[:,(]|$)/gm;
const importStatement = /^import\b[^;]*;/gm;

interface Table {
  readonly path: string;
  readonly name: string;
  readonly isContract: boolean;
  readonly members: readonly string[];
}

/** A production file without comments, its imports apart. */
interface Code {
  readonly path: string;
  readonly imports: string;
  readonly text: string;
}

const tablesOf = (path: string, source: string): readonly Table[] =>
  Array.from(source.matchAll(tables), ([, name = '', contract, body = '']) => ({
    path,
    name,
    isContract: contract !== undefined,
    members: Array.from(body.matchAll(members), ([, member = '']) => member),
  }));

function production(tree: Tree): readonly Code[] {
  return [...tree]
    .filter(([path]) => !isTest(path))
    .map(([path, source]) => {
      const { ownWords } = readImports(path, source);
      return {
        path,
        imports: (ownWords.match(importStatement) ?? []).join('\n'),
        text: ownWords.replace(importStatement, ''),
      };
    });
}

/** The names of a table in a file: its own and those it is imported under. */
const namesIn = ({ imports }: Code, name: string): readonly string[] => [
  name,
  ...(imports.includes(`${name} as `)
    ? Array.from(imports.matchAll(new RegExp(`\\b${name} as (\\w+)`, 'g')), ([, alias = '']) => alias)
    : []),
];

/** What a file names of a table: a member, or undefined for the table as a whole. */
const usesIn = (code: Code, name: string): readonly (string | undefined)[] =>
  namesIn(code, name)
    // Quicker than the expression, and few files name a table.
    .filter((each) => code.text.includes(each))
    .flatMap((each) =>
      Array.from(
        // A name after a dot is another object's member, but after three it is spread.
        code.text.matchAll(new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${each}\\b(?:\\.(\\w+))?`, 'g')),
        ([, member]) => member,
      ),
    );

const unread = ({ path, name, members: all }: Table, read: ReadonlySet<string | undefined>) =>
  all.filter((member) => !read.has(member)).map((member) => `${path} ${name}.${member}`);

/** Rows of the contract that no page and no part of one makes. Those of the workbench are for scripts and emulated apps too. */
export function unusedCalls(tree: Tree): readonly string[] {
  const web = production(tree).filter(({ path }) => /^(web|console|mini-program)\//.test(path));
  return [...tree]
    .filter(([path]) => path.startsWith('core/contract/') && !path.startsWith('core/contract/sandbox/'))
    .filter(([path]) => !isTest(path))
    .flatMap(([path, source]) => tablesOf(path, source))
    .filter(({ isContract }) => isContract)
    .flatMap((table) => unread(table, new Set(web.flatMap((code) => usesIn(code, table.name)))));
}

/**
 * Members of exported objects that no production file names. An object that is used as a whole anywhere (passed on, spread, indexed,
 * typed by its keys) may have every member read, and is left out.
 */
export function unusedMembers(tree: Tree): readonly string[] {
  const files = production(tree);
  return files
    .flatMap(({ path }) => tablesOf(path, tree.get(path) ?? ''))
    .filter(({ isContract }) => !isContract)
    .flatMap((table) => {
      const uses = files.flatMap((code) => usesIn(code, table.name));
      // Its declaration is the one use without a member.
      const isWhole = uses.filter((member) => member === undefined).length > 1;
      return isWhole ? [] : unread(table, new Set(uses));
    });
}
