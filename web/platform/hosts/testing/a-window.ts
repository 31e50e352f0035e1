/** The parts of `window` that host detection reads. */
export function aWindow({
  userAgent = 'Mozilla/5.0 (Linux; Android 14)',
  href = 'https://mall.example/content/super-market/market-index',
  touchPoints = 5,
  ...globals
}: { readonly userAgent?: string; readonly href?: string; readonly touchPoints?: number } & Readonly<
  Record<string, unknown>
> = {}): Window & { readonly location: { href: string } } {
  const { search } = new URL(href);
  return {
    navigator: { userAgent, maxTouchPoints: touchPoints },
    location: { href, search },
    document,
    ...globals,
  } as unknown as Window & { location: { href: string } };
}
