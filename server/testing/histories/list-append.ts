/** A transaction as its client saw it: values appended to lists, and lists read. Every value is appended once in the whole history. */
export interface SeenTransaction {
  readonly name: string;
  readonly outcome: 'committed' | 'aborted';
  readonly steps: readonly Step[];
}
export type Step =
  | { readonly key: string; readonly append: number }
  | { readonly key: string; readonly read: readonly number[] };

/** What isolated transactions cannot show, by the rules of Elle (Kingsbury and Alvaro, 2020). */
export interface Anomalies {
  /** Two reads of one list disagree about its order, or a value stands in it twice. */
  readonly garbled: readonly string[];
  /** A value that was rolled back was read (G1a), or one its own transaction had not finished with (G1b). */
  readonly dirty: readonly string[];
  /** Transactions that wrote over or read from each other in a circle (G0, G1c). */
  readonly circles: readonly string[];
  /** Cycles with anti-dependencies: a read value was overwritten later (G2). Only transactions that lock what they read avoid them. */
  readonly skewed: readonly string[];
}

type Edges = Map<string, Set<string>>;

export function anomaliesIn(history: readonly SeenTransaction[]): Anomalies {
  const appends = history.flatMap(({ name, outcome, steps }) =>
    steps.flatMap((step) => ('append' in step ? [{ ...step, name, outcome }] : [])),
  );
  const reads = history.flatMap(({ name, outcome, steps }) =>
    outcome === 'committed' ? steps.flatMap((step) => ('read' in step ? [{ ...step, name }] : [])) : [],
  );
  const writers = new Map(appends.map((each) => [each.append, each]));
  const lastOf = new Map(appends.map(({ key, name, append }) => [`${key} ${name}`, append]));
  const longest = new Map<string, readonly number[]>();
  for (const { key, read } of reads)
    if (read.length > (longest.get(key)?.length ?? -1)) longest.set(key, read);

  const garbled = reads
    .filter(
      ({ key, read }) =>
        new Set(read).size < read.length || read.some((value, at) => longest.get(key)?.[at] !== value),
    )
    .map(({ name, key }) => `${name} read ${key} unlike every other`);
  const dirty = reads.flatMap(({ name, key, read }) => {
    const last = writers.get(read.at(-1) ?? Number.NaN);
    const unfinished = last && last.name !== name && lastOf.get(`${key} ${last.name}`) !== last.append;
    return [
      ...read.filter((value) => writers.get(value)?.outcome !== 'committed'),
      ...(unfinished ? [last.append] : []),
    ].map((value) => `${name} read ${value} in ${key}`);
  });

  const written: Edges = new Map();
  for (const list of longest.values())
    for (const [at, value] of list.entries())
      link(written, writers.get(list[at - 1] ?? Number.NaN)?.name, writers.get(value)?.name);
  for (const { name, read } of reads) link(written, writers.get(read.at(-1) ?? Number.NaN)?.name, name);
  const all: Edges = new Map([...written].map(([from, to]) => [from, new Set(to)]));
  for (const { name, key, read } of reads)
    link(all, name, writers.get(longest.get(key)?.[read.length] ?? Number.NaN)?.name);
  const circles = inCircles(written);
  return { garbled, dirty, circles, skewed: circles.length > 0 ? [] : inCircles(all) };
}

function link(edges: Edges, from: string | undefined, to: string | undefined): void {
  if (from === undefined || to === undefined || from === to) return;
  edges.set(from, (edges.get(from) ?? new Set()).add(to));
}

/** The nodes left after repeatedly removing those without incoming or without outgoing edges. */
function inCircles(edges: Edges): string[] {
  const left = new Set([...edges].flatMap(([from, to]) => [from, ...to]));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const reached = new Set(
      [...left].flatMap((from) => [...(edges.get(from) ?? [])].filter((to) => left.has(to))),
    );
    for (const each of left)
      if (!reached.has(each) || ![...(edges.get(each) ?? [])].some((to) => left.has(to))) left.delete(each);
  }
  return [...left];
}
