import { expect, it } from 'vitest';
import { landingFile, landingFiles, type Graph, type SharedFile } from './landing-file.ts';

/** `a > b` imports b, `a ~ b` loads it later. */
function graphOf(...rows: readonly string[]): Graph {
  const imports = (id: string, sign: string) =>
    rows
      .map((row) => row.split(` ${sign} `))
      .flatMap(([from, to]) => (from === id && to !== undefined ? [to] : []));
  return {
    getModuleInfo: (id) => ({ importedIds: imports(id, '>'), dynamicallyImportedIds: imports(id, '~') }),
  };
}

const home = '/web/pages/home/home.page.tsx';
const rights = '/web/pages/rights/rights.page.tsx';
const goods = '/web/pages/goods/goods.page.tsx';
const search = '/web/pages/search/results.page.tsx';
const graph = graphOf(
  'main > router',
  'main ~ gate',
  'gate > clock',
  'gate ~ dialog',
  `main ~ ${home}`,
  `${home} > router`,
  `${home} > floors`,
  'floors > picture',
  'floors > clock',
  'floors ~ recommend',
  `${rights} > /web/pages/rights/line.tsx`,
  '/web/pages/rights/line.tsx > claim',
  'claim > picture',
  'claim > dialog',
  `${goods} > picture`,
  `${goods} > sheet`,
  'claim > sheet',
  `${goods} > gallery`,
  'floors > price',
  `${goods} > price`,
  `${search} > sheet`,
  `${search} > highlight`,
);
const landings = { claiming: rights, mall: home, goods, search };
const sharedFiles: readonly SharedFile<keyof typeof landings>[] = [
  { name: 'app', page: 'claiming', others: ['mall'] },
  { name: 'claiming-goods', page: 'claiming', others: ['goods', 'search'] },
  { name: 'mall-goods', page: 'mall', others: ['goods'] },
];

it.each([
  ['what starts every page', 'router', 'app'],
  ['what all need', 'picture', 'app'],
  ['what only one page needs', 'floors', 'mall'],
  ['what only one page needs, however far', 'claim', 'claiming'],
  ['what two pages of a shared file need', 'price', 'mall-goods'],
  ['what several need, in the first shared file it fits', 'sheet', 'claiming-goods'],
  ['what only the third needs', 'gallery', 'goods'],
  ['what only the last needs', 'highlight', 'search'],
  ['what one needs at once and any page may open later', 'clock', 'mall-parts'],
  ['what any page may open after another thing', 'dialog', 'claiming-parts'],
  ['what a landing page loads later', 'recommend', undefined],
  ['what the page itself brings', '/web/pages/rights/line.tsx', undefined],
  ['a page', home, undefined],
])('%s is put into its file', (_what, id, file) => {
  expect(landingFile('main', landings, sharedFiles)(id, graph)).toBe(file);
  if (file !== undefined) expect(landingFiles(Object.keys(landings), sharedFiles)).toContain(file);
});
