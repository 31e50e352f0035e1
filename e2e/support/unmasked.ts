const mobile = /(?<![\w.])1[3-9]\d{9}(?!\w)/g;
const coordinate = /(?<![\d.])(?:1[0-3]\d|[1-9]\d)\.\d{4,}(?!\d*\.)/g;
/** How long something took is no place. */
const durations = /"(?:responseTime|ms|durationMs)":\d+(?:\.\d+)?/g;
/** The greeting names the demo subscribers on purpose: the lines from its heading to the next empty one, and no others. */
const greeting = /^ {2}Demo subscribers .*\n(?: {2}1\d{10} {2}\S+\n)+$/m;

/** What stands in a text although it should be masked or absent: phone numbers, exact coordinates, tokens (V1). */
export function unmasked(text: string, secrets: Iterable<string>): readonly string[] {
  const told = text.replace(greeting, '').replace(durations, '');
  return [
    ...new Set([
      ...(told.match(mobile) ?? []),
      ...(told.match(coordinate) ?? []),
      ...[...secrets].filter((secret) => told.includes(secret)),
    ]),
  ];
}
