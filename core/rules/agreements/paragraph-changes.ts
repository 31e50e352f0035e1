export interface ParagraphChange {
  readonly kind: 'same' | 'added' | 'removed' | 'changed';
  /** Empty: there was none. */
  readonly before: string;
  readonly after: string;
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Paragraph by paragraph, what a text changes of another: the longest common row of paragraphs stays, what stands between is paired. */
export function paragraphChanges(before: string, after: string): readonly ParagraphChange[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  const lengths = commonLengths(old, now);
  const changes: ParagraphChange[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = (): void => {
    const pairs = Math.min(removed.length, added.length);
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
      changes.push({
        kind: at < pairs ? 'changed' : removed.length > at ? 'removed' : 'added',
        before: removed[at] ?? '',
        after: added[at] ?? '',
      });
    [removed, added] = [[], []];
  };
  for (let [i, j] = [0, 0]; i < old.length || j < now.length;) {
    const [left, right] = [old[i], now[j]];
    if (left !== undefined && left === right) {
      flush();
      changes.push({ kind: 'same', before: left, after: left });
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      removed.push(left ?? '');
      i += 1;
    } else {
      added.push(right);
      j += 1;
    }
  }
  flush();
  return changes;
}

const lengthAt = (lengths: readonly (readonly number[])[], i: number, j: number): number =>
  lengths[i]?.[j] ?? 0;

/** How many paragraphs the rests from i and from j have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row)
        row[j] =
          old[i] === now[j]
            ? lengthAt(lengths, i + 1, j + 1) + 1
            : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  return lengths;
}
