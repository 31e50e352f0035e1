/** The timeout of a request (§9); apart from the other limits, which first screens do not load. */
export const requestTimeoutMs = 60_000;
