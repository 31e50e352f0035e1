const maxReasons = 300;
const maxLength = 60;
const otherReason = 'other';

/** The sentence of a refusal as a label: without numbers and quoted names, and of so many different ones the rest together. */
export function reasonLabels(): (call: string, sentence: string) => string {
  const seen = new Set<string>();
  return (call, sentence) => {
    const reason = sentence
      .replaceAll(/[“「『《][^”」』》]*[”」』》]/g, '…')
      .replaceAll(/[\d*]+/g, '#')
      .slice(0, maxLength);
    const series = `${call}\n${reason}`;
    if (!seen.has(series)) {
      if (seen.size >= maxReasons) return otherReason;
      seen.add(series);
    }
    return reason;
  };
}
