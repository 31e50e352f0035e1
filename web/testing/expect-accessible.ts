import axe from 'axe-core';
import { expect } from 'vitest';

/** Checks the accessibility rules that need no layout; contrast is checked by the token test. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}
