/**
 * A path pattern as a regular expression. `known` fills in the names the other side captured; in a pattern without it,
 * `{name}` captures one name and `{name:a|b}` one of the alternatives.
 */
export function pattern(text: string, known?: Readonly<Record<string, string>>): RegExp {
  const source = text.replace(
    /\*\*\/|\*\*|\*|\{(\w+)(?::([^}]+))?\}|[.+^$()[\]\\]/g,
    (token, name?: string, choices?: string) => {
      if (token === '**/') return '(?:.*/)?';
      if (token === '**') return '.*';
      if (token === '*') return '[^/]+';
      if (name) return known ? (known[name] ?? '[^/]+') : `(?<${name}>${choices ?? '[^/]+'})`;
      return `\\${token}`;
    },
  );
  return new RegExp(`^${source}$`);
}

const known = new Map<string, RegExp>();

export function fits(text: string, path: string): boolean {
  const compiled = known.get(text) ?? pattern(text);
  known.set(text, compiled);
  return compiled.test(path);
}
