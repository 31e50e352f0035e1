import { projectRoot } from '../project-root.mjs';
import { landingFile, landingFiles, startFile, type Graph, type SharedFile } from './landing-file.ts';

interface Group {
  readonly name: string | ((id: string, graph: Graph) => string | null);
  /** What a build that complains calls a group whose name is a function. */
  readonly debugName?: string;
  readonly test?: RegExp;
  readonly minShareCount?: number;
}

const start = `${projectRoot}/web/main.tsx`;
/** The pages most visits begin with, and their files. */
const landings = {
  claiming: `${projectRoot}/web/pages/rights-entrance/rights-entrance.page.tsx`,
  mall: `${projectRoot}/web/pages/home/home.page.tsx`,
  goods: `${projectRoot}/web/pages/goods-detail/goods-detail.page.tsx`,
  search: `${projectRoot}/web/pages/search/search-results.page.tsx`,
  near: `${projectRoot}/web/pages/neighborhood-services/neighborhood-services.page.tsx`,
  card: `${projectRoot}/web/pages/easy-use-home/easy-use-home.page.tsx`,
  'rights-mall': `${projectRoot}/web/pages/mall-home/mall-home.page.tsx`,
};
/** A file for each set of pages would be 30 files. These keep the home to what it uses; other pages load a few unused modules. */
const sharedFiles: readonly SharedFile<keyof typeof landings>[] = [
  { name: startFile, page: 'claiming', others: ['mall', 'goods', 'search', 'near'] },
  { name: 'claims', page: 'claiming', others: ['card', 'rights-mall'] },
  { name: 'mall-goods', page: 'mall', others: ['goods', 'search'] },
  { name: 'mall-near', page: 'mall', others: ['near', 'card'] },
  { name: 'goods-more', page: 'goods', others: ['search', 'near', 'card', 'rights-mall'] },
  { name: 'goods-more', page: 'search', others: ['near', 'rights-mall'] },
  { name: 'goods-more', page: 'near', others: ['card', 'rights-mall'] },
];

/**
 * The files of the browser's build; the first group a module fits has it, with all it imports. What starts every page is `vendor` and `app`,
 * with what nearly all landing pages need.
 * A landing page takes what it needs and little else: what several need, what may also open later on any page (`…-parts`), and its own.
 * These modules are not listed but found by their imports. Then come small modules many pages share; the rest stays with its page.
 */
export function chunks() {
  const fileOf = landingFile(start, landings, sharedFiles);
  const groups: readonly Group[] = [
    { name: 'vendor', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    ...landingFiles(Object.keys(landings), sharedFiles).map((file): Group => ({
      name: (id, graph) => (fileOf(id, graph) === file ? file : null),
      debugName: file,
    })),
    { name: 'ways', test: /\/web\/platform\/sign-in\// },
    { name: 'art', test: /\/web\/art\/(?!water-town)/, minShareCount: 2 },
    {
      name: 'panels',
      test: /\/web\/ui\/(dialog|popup|sheet|form|text-field|code-field|tabs|chips|load-more|ticket|checkbox|switch|radio|cell|notice-popup|empty-state)\/|\/answers\/use-action/,
    },
    { name: 'facts', test: /\/core\/(contract|rules\/(format|pricing))\//, minShareCount: 3 },
    { name: 'sign-in', test: /\/web\/features\/sign-in\// },
  ];
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }));
}
