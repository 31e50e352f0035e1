const lastsSeconds = 30 * 60;

/** The visit id: a cookie of 30 minutes (§9), extended by every page. Without cookies, the last id in memory. */
export function visitCookie(prefix: string, newId: () => string): () => string {
  const name = `${prefix}cookieId`;
  let last: string | undefined;
  return () => {
    last = stored(name) ?? last ?? newId();
    try {
      document.cookie = `${name}=${last}; Max-Age=${lastsSeconds}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
    } catch {
      return last; // sandboxed pages may have no cookies
    }
    return last;
  };
}

function stored(name: string): string | undefined {
  try {
    return new RegExp(`(?:^|; )${name}=([\\w-]{1,64})(?:;|$)`).exec(document.cookie)?.[1];
  } catch {
    return undefined; // as above
  }
}
