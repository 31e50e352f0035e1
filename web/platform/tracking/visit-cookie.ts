const lastsSeconds = 30 * 60;

/** The id of this visit: a cookie seeded for half an hour (§9), and for half an hour more with every page. Without cookies, the last one made. */
export function visitCookie(prefix: string, newId: () => string): () => string {
  const name = `${prefix}cookieId`;
  let last: string | undefined;
  return () => {
    last = stored(name) ?? last ?? newId();
    try {
      document.cookie = `${name}=${last}; Max-Age=${lastsSeconds}; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
    } catch {
      return last; // a page in a sandbox may have no cookies
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
