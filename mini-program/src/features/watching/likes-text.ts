/** 2.3万 from ten thousand on. */
export const likesText = (count: number): string =>
  count >= 10_000 ? `${Math.floor(count / 1000) / 10}万` : count.toLocaleString('en-US');
