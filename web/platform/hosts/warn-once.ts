const said = new Set<string>();

/** Logs a warning to the console, once per document; never shown to subscribers (§8). */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}
