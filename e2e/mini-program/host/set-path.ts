/** Sets what a path such as `root.cn.[0].v` names; missing objects and lists on the way are made. */
export function setPath(data: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  const last = keys.pop();
  let at: Record<string, unknown> = data;
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1] ?? last ?? '';
    at[key] ??= /^\d+$/.test(next) ? [] : {};
    at = at[key] as Record<string, unknown>;
  }
  if (last !== undefined) at[last] = value;
}
