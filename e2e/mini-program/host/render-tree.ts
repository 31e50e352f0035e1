import { posix } from 'node:path';
import type { HostNode } from './nodes.ts';
import type { Package, RawNode } from './package.ts';

type Data = Readonly<Record<string, unknown>>;

/** A component as the package declares it. */
export interface ComponentDefinition {
  readonly properties?: Readonly<Record<string, { readonly value?: unknown } | undefined>>;
  readonly data?: Data;
}

/** Draws the template of a page with its data; the package's own components are drawn in their place. */
export function renderTree(
  built: Package,
  definitionOf: (file: string) => ComponentDefinition,
  file: string,
  data: Data,
): readonly HostNode[] {
  const components = componentsOf(built, file);
  const node = (raw: RawNode | string | number): HostNode => {
    if (typeof raw !== 'object') return { text: String(raw), name: '', attributes: {}, children: [] };
    const name = raw.tag?.replace(/^wx-/, '') ?? '';
    const attributes = raw.attr ?? {};
    const component = components.get(name);
    if (component === undefined) return { name, attributes, children: (raw.children ?? []).map(node) };
    const { properties = {}, data: own } = definitionOf(component);
    const provided = Object.entries(properties).map(([key, property]) => [
      key,
      attributes[key] ?? property?.value,
    ]);
    return {
      name,
      attributes,
      children: renderTree(built, definitionOf, component, { ...own, ...Object.fromEntries(provided) }),
    };
  };
  return (built.template(file)(JSON.stringify(data)).children ?? []).map(node);
}

function componentsOf(built: Package, file: string): ReadonlyMap<string, string> {
  const { usingComponents = {} } = JSON.parse(built.text(`${file}.json`)) as {
    readonly usingComponents?: Readonly<Record<string, string>>;
  };
  return new Map(
    Object.entries(usingComponents).map(([name, path]) => [
      name,
      path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path),
    ]),
  );
}
