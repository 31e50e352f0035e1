const tooDeep = 32;

/** False for NUL bytes, lone surrogates and excessive nesting, which tables or pages cannot hold. */
export function isCleanText(value: unknown, depth = 0): boolean {
  if (depth > tooDeep) return false;
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every((item) => isCleanText(item, depth + 1));
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, item]) => isCleanText(key) && isCleanText(item, depth + 1));
  }
  return true;
}
