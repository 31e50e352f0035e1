/** A cookie of this page. */
export function cookieNamed(name: string): string | undefined {
  const text = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text; // not percent-encoded
  }
}
