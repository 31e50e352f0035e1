/** What the bundler tells about the imports of a module. */
export interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

interface Needed {
  readonly byLanding: readonly (readonly [name: string, modules: ReadonlySet<string>])[];
  readonly onAnyPage: ReadonlySet<string>;
}

/** Says which file of the landing pages a module belongs to, if any. What lies in a page's own folder stays with the page. */
export function landingFile(
  start: string,
  landings: Readonly<Record<string, string>>,
): (id: string, graph: Graph) => string | undefined {
  let needed: Needed | undefined;
  return (id, graph) => {
    needed ??= {
      byLanding: Object.entries(landings).map(([name, page]) => [name, reach([page], graph, 'at once')]),
      onAnyPage: reach([start], graph, 'at once or later'),
    };
    const [landing, another] = needed.byLanding.filter(([, modules]) => modules.has(id));
    if (!landing || id.includes('/web/pages/')) return undefined;
    if (another) return 'shared';
    return needed.onAnyPage.has(id) ? `${landing[0]}-parts` : landing[0];
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
