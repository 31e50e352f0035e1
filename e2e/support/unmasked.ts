const mobile = /(?<![\w.])1[3-9]\d{9}(?!\w)/g;
/** Not the seconds of a time of day. */
const coordinate = /(?<![\d.]|\d:\d\d:)(?:1[0-3]\d|[1-9]\d)\.\d{4,}(?!\d*\.)/g;
/** Durations look like coordinates. */
const durations = /"(?:responseTime|ms|durationMs)":\d+(?:\.\d+)?/g;
/** The greeting lists the demo subscribers on purpose: the lines from its heading to the next empty one. */
const greeting = /^ {2}Demo subscribers .*\n(?: {2}1\d{10} {2}\S+\n)+$/m;

/** Phone numbers, exact coordinates and secrets in a text that should hold them masked or not at all (V1). */
export function unmasked(text: string, secrets: Iterable<string>): readonly string[] {
  const searched = text.replace(greeting, '').replace(durations, '');
  return [
    ...new Set([
      ...(searched.match(mobile) ?? []),
      ...(searched.match(coordinate) ?? []),
      ...[...secrets].filter((secret) => searched.includes(secret)),
    ]),
  ];
}
