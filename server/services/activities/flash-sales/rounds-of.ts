/** Splits requests so that a subscriber is once in each round: the next one then sees what the first got. */
export function roundsOf<Request extends { readonly userId: string }>(
  requests: readonly Request[],
): readonly (readonly Request[])[] {
  const rounds: Request[][] = [];
  const counts = new Map<string, number>();
  for (const request of requests) {
    const round = counts.get(request.userId) ?? 0;
    counts.set(request.userId, round + 1);
    (rounds[round] ??= []).push(request);
  }
  return rounds;
}
