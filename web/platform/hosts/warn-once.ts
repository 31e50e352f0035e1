const said = new Set<string>();

/** Writes a sentence of the catalogue into the console, once for each document; subscribers never see it (§8). */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}
