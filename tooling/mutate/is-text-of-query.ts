interface Path {
  readonly node: Node;
  readonly parentPath: Path | null;
}
interface Node {
  readonly type: string;
  readonly callee?: Node;
  readonly property?: Node;
  readonly name?: string;
}

/** Functions whose texts are names of tables and columns, operators, and values in SQL. */
const ofQueries =
  /^(preparedQuery|selectFrom|insertInto|updateTable|deleteFrom|select|selectAll|where|whereRef|on|onRef|innerJoin|leftJoin|orderBy|groupBy|columns?|returning|ref|fn|val|as|distinctOn|forUpdate|eb)$/u;

/** Whether a node is SQL, or a name in it: a wrong one is an error of the database, which says nothing about the tests. */
export function isTextOfQuery(path: object): boolean {
  const { node, parentPath } = path as Path;
  if (node.type === 'TemplateLiteral') return parentPath?.node.type === 'TaggedTemplateExpression';
  if (node.type !== 'StringLiteral') return false;
  const holder = parentPath?.node.type === 'ArrayExpression' ? parentPath.parentPath : parentPath;
  if (holder?.node.type !== 'CallExpression') return false;
  const { callee } = holder.node;
  return ofQueries.test(callee?.property?.name ?? callee?.name ?? '');
}
