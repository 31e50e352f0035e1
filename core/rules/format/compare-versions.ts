/** '9.9.0' → [9, 9, 0]; a segment without a number counts as 0. */
const segments = (version: string): number[] =>
  version.split('.').map((segment) => Number(/\d+/.exec(segment)?.[0] ?? 0));

/** Compares app versions segment by segment, ignoring trailing zeros (§5); usable as a sort function. */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [segments(a), segments(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}
