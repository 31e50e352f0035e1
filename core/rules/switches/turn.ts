const turnMs = 60_000;
const groups = 3;

/** FNV-1a: spreads accounts over the turns alike in every process. */
function groupOf(userId: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < userId.length; at += 1) {
    hash ^= userId.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  // The upper bits are mixed best.
  return (hash >>> 8) % groups;
}

/** When this account's next minute begins; 0: it is its minute now. One third of the accounts may act at a time, each every three minutes. */
export function waitsForTurn(userId: string, now: number): number {
  const minute = Math.floor(now / turnMs);
  const ahead = (groupOf(userId) + groups - (minute % groups)) % groups;
  return ahead === 0 ? 0 : (minute + ahead) * turnMs;
}
