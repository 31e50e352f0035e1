import { parseSync } from 'vite';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  /** Loaded by a call of `import`. */
  readonly later: boolean;
}

export interface ReadSource {
  readonly imports: readonly Import[];
  /** The source with comments and the imported files' names blanked out, line by line as before. */
  readonly ownWords: string;
}

/** Several checks read the same files, and parsing takes most of their time. */
const known = new Map<string, ReadSource & { readonly source: string }>();

/** Everything a module imports, re-exports or loads later. */
export function readImports(path: string, source: string): ReadSource {
  const before = known.get(path);
  if (before?.source === source) return before;
  const read = { ...parse(path, source), source };
  known.set(path, read);
  return read;
}

function parse(path: string, source: string): ReadSource {
  const { module, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map(({ start, moduleRequest, entries }) => ({
      start,
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      later: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ start, moduleRequest, isType }) =>
        moduleRequest ? [{ start, specifier: moduleRequest.value, typeOnly: isType, later: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      specifier: source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      typeOnly: false,
      later: true,
    })),
  ];
  const imports = found.map(({ start, ...one }) => ({
    ...one,
    line: source.slice(0, start).split('\n').length,
  }));
  const requests = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ entries }) => entries),
    ...module.dynamicImports,
  ];
  return {
    imports,
    ownWords: blank(source, [...comments, ...requests.flatMap(({ moduleRequest }) => moduleRequest ?? [])]),
  };
}

function blank(source: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  return spans.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
}
