/** The attributes a page puts on its root element. */
export interface RootAttributes {
  readonly theme: string;
  readonly campaign?: string;
  readonly mode: string;
  readonly care: string;
}

interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly (readonly [string, string])[];
}

/** The values of the root's custom properties, given the style sheets in page order. */
export function resolveTokens(sheets: readonly string[], root: RootAttributes): ReadonlyMap<string, string> {
  const won = new Map<string, { weight: number; value: string }>();
  for (const rule of sheets.flatMap(readRules)) {
    const weights = rule.selectors.filter((selector) => matches(selector, root)).map(weigh);
    if (weights.length === 0) continue;
    const weight = Math.max(...weights);
    for (const [name, value] of rule.declarations) {
      if (weight >= (won.get(name)?.weight ?? 0)) won.set(name, { weight, value });
    }
  }
  const read = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => read(won.get(name)?.value ?? ''));
  return new Map([...won].map(([name, { value }]) => [name, read(value)]));
}

function readRules(sheet: string): readonly Rule[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[\s\S]*$/, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: body.split(';').flatMap((declaration) => {
      const [, name, value] = /^\s*(--[\w-]+):\s*([\s\S]+?)\s*$/.exec(declaration) ?? [];
      return name && value ? [[name, value] as const] : [];
    }),
  }));
}

const simple = /:not\(\[data-(\w+)(?:='([^']*)')?\]\)|\[data-(\w+)(?:='([^']*)')?\]|:root/g;

const weigh = (selector: string): number => selector.match(simple)?.length ?? 0;

function matches(selector: string, root: RootAttributes): boolean {
  if (selector.replace(simple, '') !== '') throw new Error(`Selector is not understood: ${selector}`);
  const has = (name: string, value: string | undefined) => {
    const actual = Object.entries(root).find(([key]) => key === name)?.[1];
    return actual !== undefined && (value === undefined || actual === value);
  };
  return [...selector.matchAll(simple)].every(([, barred, barredValue, name, value]) => {
    if (barred) return !has(barred, barredValue);
    return name ? has(name, value) : true;
  });
}
