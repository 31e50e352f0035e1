/** A node of a page on show, as its template draws it. */
export interface HostNode {
  /** Of a text: its words. */
  readonly text?: string;
  readonly name: string;
  /** As the compiler of the templates names them: `aria-label` is `ariaLabel`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly HostNode[];
}

export const textOf = (nodes: readonly HostNode[]): string =>
  nodes.map(({ text, children }) => text ?? textOf(children)).join('');

/** Every node that fits, outer ones first. */
export const allNodes = (
  nodes: readonly HostNode[],
  fits: (node: HostNode) => boolean,
): readonly HostNode[] =>
  nodes.flatMap((node) => [...(fits(node) ? [node] : []), ...allNodes(node.children, fits)]);

export const attribute = ({ attributes }: HostNode, name: string): string => {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
};
