/** The user info is fetched at most once a minute (§9); after a failed fetch it is due at once (§8). */
export const userInfoRefreshMs = 60_000;
