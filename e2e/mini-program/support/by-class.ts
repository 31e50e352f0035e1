import { allNodes, attribute, textOf, type HostNode } from '../host/nodes.ts';
import type { MiniProgram } from '../host/launch.ts';

/** The nodes on show with a class of a style sheet: `('results', 'row')` are those of results.module.css. */
export function byClass(program: MiniProgram, sheet: string, name: string): readonly HostNode[] {
  const wanted = new RegExp(`(^|\\s)${sheet}\\S*_${name}_`);
  return allNodes(program.tree(), (node) => wanted.test(attribute(node, 'class')));
}

export const textsByClass = (program: MiniProgram, sheet: string, name: string): readonly string[] =>
  byClass(program, sheet, name).map((node) => textOf([node]));

/** Taps the first of them. */
export function tapClass(program: MiniProgram, sheet: string, name: string): void {
  const [node] = byClass(program, sheet, name);
  if (!node) throw new Error(`no ${name} of ${sheet} on ${program.page}: ${program.text()}`);
  program.fire(node, 'tap');
}
