import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A column as one line, e.g. `claims.note string default`: its type, `null` where allowed, and what the database fills in. */
export type ColumnText = string;

const folder = new URL('../../db/schema/', import.meta.url);

/** Types of core that schema files use; every other name is declared in the folder. */
const importedTypes = new Map([
  ['CodeTerms', 'string'],
  ['QuestionKind', 'string'],
  ['MessageKind', 'string'],
  ['BroadcastTopic', 'string'],
  ['MessageTopic', 'string'],
  ['CashRewardKind', 'string'],
  ['EventKind', 'string'],
  ['ScanVerdict', 'string'],
  ['UsageKind', 'string'],
  ['DifferenceKind', 'string'],
  ['InvoiceState', 'string'],
  ['Repair', 'string'],
  ['Role', 'string'],
  ['AlertComparison', 'string'],
  ['AlertMetric', 'string'],
  ['ProposalState', 'string'],
  ['RevealReason', 'string'],
  ['RevisionState', 'string'],
  ['UploadType', 'string'],
  ['PictureState', 'string'],
  ['TicketTopic', 'string'],
]);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Declarations {
  readonly interfaces: Map<string, readonly { readonly name: string; readonly type: Node }[]>;
  readonly aliases: Map<string, Node>;
}

/** The columns that the row types of server/db/schema declare. */
export function declaredColumns(): readonly ColumnText[] {
  const declared = readDeclarations();
  const lists = [...declared.interfaces].filter(([name]) => name.endsWith('Tables'));
  return lists
    .flatMap(([, tables]) => tables)
    .flatMap(({ name: table, type }) =>
      (declared.interfaces.get(nameOf(type)) ?? []).map(
        (column) => `${table}.${column.name} ${describe(column.type, declared).join(' ')}`,
      ),
    )
    .sort();
}

function readDeclarations(): Declarations {
  const declared: Declarations = { interfaces: new Map(), aliases: new Map() };
  for (const file of readdirSync(folder)) {
    const { program, errors } = parseSync(file, readFileSync(new URL(file, folder), 'utf8'));
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
    for (const statement of program.body) {
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const { declaration } = statement;
      if (declaration.type === 'TSTypeAliasDeclaration')
        declared.aliases.set(declaration.id.name, node(declaration.typeAnnotation));
      if (declaration.type !== 'TSInterfaceDeclaration') continue;
      declared.interfaces.set(
        declaration.id.name,
        declaration.body.body.map((member) => {
          if (
            member.type !== 'TSPropertySignature' ||
            member.key.type !== 'Identifier' ||
            !member.typeAnnotation
          )
            throw new Error(`${file}: ${declaration.id.name} has a member that is no column`);
          return { name: member.key.name, type: node(member.typeAnnotation.typeAnnotation) };
        }),
      );
    }
  }
  return declared;
}

/** The words of a type: its kind, then `null`, then `default` or `always`. */
function describe(type: Node, declared: Declarations): readonly string[] {
  switch (type.type) {
    case 'TSStringKeyword':
      return ['string'];
    case 'TSNumberKeyword':
      return ['number'];
    case 'TSBooleanKeyword':
      return ['boolean'];
    case 'TSNullKeyword':
      return ['null'];
    case 'TSLiteralType':
      return [typeof (type['literal'] as { value: unknown }).value];
    case 'TSArrayType':
      return [`${describe(node(type['elementType']), declared).join(' ')}[]`];
    case 'TSUnionType': {
      const words = new Set((type['types'] as Node[]).flatMap((each) => describe(each, declared)));
      return [...words].sort((a, b) => Number(a === 'null') - Number(b === 'null'));
    }
    case 'TSTypeReference':
      return describeReference(type, declared);
    default:
      throw new Error(`no column has a type like ${type.type}`);
  }
}

function describeReference(type: Node, declared: Declarations): readonly string[] {
  const name = nameOf(type);
  const [first] = (type['typeArguments'] as { params?: Node[] } | null)?.params ?? [];
  if (name === 'GeneratedJson') return ['json', 'default'];
  const alias = declared.aliases.get(name);
  if (alias) return describe(alias, declared);
  if (name === 'Date' || name === 'Buffer') return [name];
  if (name === 'JSONColumnType') return ['json'];
  if (name === 'Generated' && first) return [...describe(first, declared), 'default'];
  if (name === 'GeneratedAlways' && first) return [...describe(first, declared), 'always'];
  const imported = importedTypes.get(name);
  if (!imported) throw new Error(`the type ${name} is not declared in server/db/schema`);
  return [imported];
}

const nameOf = (type: Node): string => (type['typeName'] as { name?: string } | undefined)?.name ?? '';

/** The parser's types are a union of every kind of node; `describe` reads a few of them. */
const node = (parsed: unknown): Node => parsed as Node;
