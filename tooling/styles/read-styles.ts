import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Class names a stylesheet defines, in their order. */
export function classesOf(css: string): ReadonlySet<string> {
  const bare = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  const selectors = bare.replace(/[^{}]*;/g, '').matchAll(/([^{}]*)\{/g);
  const names = [...selectors].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@')
      ? []
      : [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
  );
  return new Set(names);
}

export const keyframesOf = (css: string): readonly string[] =>
  [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name);

export interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** All declarations of a stylesheet, in their order. */
export const declarationsOf = (css: string): readonly Declaration[] =>
  [
    ...css
      .replace(/\/\*[^]*?\*\//g, '')
      .matchAll(/(?<=[{;]\s*)([a-z-][\w-]*)\s*:\s*((?:url\("[^"]*"\)|[^;{}"])+?)\s*(?=[;}])/g),
  ].map(([, property = '', value = '']) => ({ property, value: value.replace(/\s+/g, ' ') }));

export interface StyleUse {
  /** The import statement and the name it gives the stylesheet. */
  readonly statement: string;
  readonly local: string;
  /** The module's path from the project root. */
  readonly module: string;
  readonly names: ReadonlySet<string>;
  /** The object is also read by a computed name or passed on, so that any class may be in use. */
  readonly isOpen: boolean;
}

/** The CSS modules a source file imports, and the classes of each that it names. */
export function styleUses(file: string, source: string): readonly StyleUse[] {
  const imports = source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm);
  return [...imports].map(([statement, local = '', path = '']) => {
    const rest = source.replace(statement, '');
    const names = [...rest.matchAll(new RegExp(String.raw`\b${local}\.(\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
    const mentions = [...rest.matchAll(new RegExp(String.raw`\b${local}\b(?!\.\w)`, 'g'))];
    return {
      statement,
      local,
      module: path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
      names: new Set(names),
      isOpen: mentions.length > 0,
    };
  });
}

export const readText = (file: string): string => readFileSync(file, 'utf8');
