export type WebProtocol = 'http:' | 'https:';

export interface LinkParts {
  readonly protocol: WebProtocol;
  /** Lower case, with the port unless it is the protocol's default. */
  readonly host: string;
  /** Begins with '/'. */
  readonly path: string;
  /** Query and hash include their '?' and '#', or are empty. */
  readonly query: string;
  readonly hash: string;
}

const defaultPorts: Readonly<Record<WebProtocol, number>> = { 'http:': 80, 'https:': 443 };
// Browsers drop tabs and line breaks and read '\' as '/', so a link with any of them is rejected.
const ambiguousCharacters = /[\s\p{Cc}\\]/u;
const linkPattern =
  /^(https?:)\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(\d{1,5}))?(\/[^?#]*)?(\?[^#]*)?(#.*)?$/i;

// Browsers parse a host ending in a number as an IPv4 address in many notations; only the dotted decimal one is accepted.
const numericHost = /(^|\.)(0x[\da-f]*|\d+)$/i;
const dottedDecimal = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/;

/** Parses an http(s) link; undefined for anything that browsers could parse differently. */
export function linkParts(link: string): LinkParts | undefined {
  const match = ambiguousCharacters.test(link) ? null : linkPattern.exec(link);
  if (!match?.[1] || !match[2] || (numericHost.test(match[2]) && !dottedDecimal.test(match[2])))
    return undefined;
  const protocol: WebProtocol = match[1].toLowerCase() === 'https:' ? 'https:' : 'http:';
  const port = Number(match[3] ?? defaultPorts[protocol]);
  if (port > 65_535) return undefined;
  const host = match[2].toLowerCase() + (port === defaultPorts[protocol] ? '' : `:${port}`);
  return { protocol, host, path: match[4] ?? '/', query: match[5] ?? '', hash: match[6] ?? '' };
}

export const originOf = ({ protocol, host }: Pick<LinkParts, 'protocol' | 'host'>): string =>
  `${protocol}//${host}`;
