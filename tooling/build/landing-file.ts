/** What the bundler reports about the imports of a module. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** A file of several landing pages: the modules that `page` needs and one of the `others` too. */
export interface SharedFile<Landing extends string> {
  readonly name: string;
  readonly page: Landing;
  readonly others: readonly Landing[];
}

/** The file of what every page starts with. */
export const startFile = 'app';

interface Needed {
  readonly atStart: ReadonlySet<string>;
  readonly byLanding: readonly (readonly [name: string, modules: ReadonlySet<string>])[];
  readonly onAnyPage: ReadonlySet<string>;
}

/** The names of all files of landing pages. */
export const landingFiles = <Landing extends string>(
  landings: readonly Landing[],
  sharedFiles: readonly SharedFile<Landing>[],
): readonly string[] => [
  ...new Set([startFile, ...sharedFiles.map(({ name }) => name)]),
  ...landings.flatMap((name) => [`${name}-parts`, name]),
];

/**
 * Returns the file that a module belongs to: that of the start, the first shared file that it fits, or the file of the first landing
 * page that needs it. Other modules have none. What lies in a page's own folder stays with the page.
 */
export function landingFile<Landing extends string>(
  start: string,
  landings: Readonly<Record<Landing, string>>,
  sharedFiles: readonly SharedFile<Landing>[],
): (id: string, graph: Graph) => string | undefined {
  let needed: Needed | undefined;
  return (id, graph) => {
    needed ??= {
      atStart: reach([start], graph, 'at once'),
      byLanding: Object.entries<string>(landings).map(([name, page]) => [
        name,
        reach([page], graph, 'at once'),
      ]),
      onAnyPage: reach([start], graph, 'at once or later'),
    };
    if (needed.atStart.has(id)) return startFile;
    const users = needed.byLanding.flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
    const [landing] = users;
    if (landing === undefined || id.includes('/web/pages/')) return undefined;
    const shared = sharedFiles.find(
      ({ page, others }) => users.includes(page) && others.some((other) => users.includes(other)),
    );
    if (shared) return shared.name;
    return needed.onAnyPage.has(id) ? `${landing}-parts` : landing;
  };
}

/** The modules and what they import, however far; where a page begins the way ends. */
function reach(
  modules: readonly string[],
  graph: Graph,
  when: 'at once' | 'at once or later',
): ReadonlySet<string> {
  const reached = new Set(modules);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    const next = when === 'at once' ? importedIds : [...importedIds, ...dynamicallyImportedIds];
    for (const each of next) if (!each.endsWith('.page.tsx')) reached.add(each);
  }
  return reached;
}
