import { expect } from 'vitest';
import { allNodes, attribute } from '../host/nodes.ts';
import type { MiniProgram } from '../host/launch.ts';

/** The address that the web view on show loads, once there is one. */
export async function webViewOf(program: MiniProgram): Promise<URL> {
  const src = () =>
    allNodes(program.tree(), ({ name }) => name === 'web-view').map((node) => attribute(node, 'src'))[0];
  await expect.poll(src).toBeTruthy();
  return new URL(src() ?? '');
}
