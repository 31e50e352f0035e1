import { expect, it } from 'vitest';
import { landingFile, type Graph } from './landing-file.ts';

/** `a > b` imports b, `a ~ b` loads it later. */
function graphOf(...lines: readonly string[]): Graph {
  const imports = (id: string, sign: string) =>
    lines
      .map((line) => line.split(` ${sign} `))
      .flatMap(([from, to]) => (from === id && to !== undefined ? [to] : []));
  return {
    getModuleInfo: (id) => ({ importedIds: imports(id, '>'), dynamicallyImportedIds: imports(id, '~') }),
  };
}

const home = '/web/pages/home/home.page.tsx';
const rights = '/web/pages/rights/rights.page.tsx';
const graph = graphOf(
  'main ~ gate',
  'gate > clock',
  'gate ~ dialog',
  `main ~ ${home}`,
  `${home} > floors`,
  'floors > picture',
  'floors > clock',
  'floors ~ recommend',
  `${rights} > /web/pages/rights/line.tsx`,
  '/web/pages/rights/line.tsx > claim',
  'claim > picture',
  'claim > dialog',
);

it.each([
  ['what only the first page needs', 'floors', 'mall'],
  ['what only the second needs, however far', 'claim', 'claiming'],
  ['what both need', 'picture', 'shared'],
  ['what one needs at once and any page may open later', 'clock', 'mall-parts'],
  ['what any page may open after another thing', 'dialog', 'claiming-parts'],
  ['what a landing page loads later', 'recommend', undefined],
  ['what the page itself brings', '/web/pages/rights/line.tsx', undefined],
  ['a page', home, undefined],
])('%s is put into its file', (_what, id, file) => {
  expect(landingFile('main', { mall: home, claiming: rights })(id, graph)).toBe(file);
});
