import { projectRoot } from '../project-root.mjs';
import { landingFile, type Graph } from './landing-file.ts';

interface Group {
  readonly name: string | ((id: string, graph: Graph) => string | null);
  /** What a build that complains calls a group whose name is a function. */
  readonly debugName?: string;
  readonly test?: RegExp;
  readonly tags?: ['$initial'];
  readonly minShareCount?: number;
}

const start = `${projectRoot}/web/main.tsx`;
/** The pages most visits begin with, and their files. */
const landings = {
  mall: `${projectRoot}/web/pages/home/market-home.page.tsx`,
  claiming: `${projectRoot}/web/pages/rights-entrance/rights-entrance.page.tsx`,
};

/**
 * The files of the browser's build; the first group a module fits has it, with all it imports. What starts every page is `vendor` and `app`.
 * A landing page takes what it needs and nothing else: what both need, what may also open later on any page (`…-parts`), and its own.
 * Nobody lists these modules: the imports say it. Then come crumbs many pages share; the rest stays with its page.
 */
export function chunks() {
  const fileOf = landingFile(start, landings);
  const landingFiles = ['shared', ...Object.keys(landings).flatMap((name) => [`${name}-parts`, name])];
  const groups: readonly Group[] = [
    { name: 'vendor', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    { name: 'app', tags: ['$initial'] },
    ...landingFiles.map((file): Group => ({
      name: (id, graph) => (fileOf(id, graph) === file ? file : null),
      debugName: file,
    })),
    { name: 'ways', test: /\/web\/platform\/sign-in\// },
    { name: 'art', test: /\/web\/art\/(?!water-town)/, minShareCount: 2 },
    {
      name: 'panels',
      test: /\/web\/ui\/(dialog|popup|sheet|text-field|code-field|tabs|checkbox|switch|radio|cell|notice-popup|empty-state)\/|\/answers\/use-action/,
    },
    { name: 'facts', test: /\/core\/(contract|rules\/(format|pricing))\//, minShareCount: 3 },
    { name: 'sign-in', test: /\/web\/features\/sign-in\// },
  ];
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }));
}
