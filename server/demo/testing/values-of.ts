/** The texts under these keys, at any depth. */
export function valuesOf(data: unknown, keys: readonly string[]): string[] {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    keys.includes(key) ? textsIn(value) : valuesOf(value, keys),
  );
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
};
