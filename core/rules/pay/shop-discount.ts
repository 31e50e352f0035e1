/** What a store takes off an amount, by the terms it shows: 满100减8, 每满50减5 or 9.5折. Terms that name no amount (第二杯半价) are for the cashier. */
export function shopDiscount(terms: string | null, amountFen: number): number {
  if (terms === null) return 0;
  const amounts = /^(每?)满(\d{1,6})(?:元)?减(\d{1,6})/.exec(terms);
  if (amounts) {
    const [, every, above, off] = amounts;
    const threshold = Number(above) * 100;
    if (threshold === 0 || amountFen < threshold) return 0;
    const times = every === '每' ? Math.floor(amountFen / threshold) : 1;
    return Math.min(amountFen, times * Number(off) * 100);
  }
  const share = /^(\d(?:\.\d)?)折/.exec(terms);
  if (!share) return 0;
  // The payable part is rounded up, so that the discount rounds down.
  return Math.floor((amountFen * (100 - Math.round(Number(share[1]) * 10))) / 100);
}
