export type WebProtocol = 'http:' | 'https:';

export interface LinkParts {
  readonly protocol: WebProtocol;
  /** Lower case, with the port unless it is the protocol's own. */
  readonly host: string;
  /** Begins with '/'. */
  readonly path: string;
  /** With their '?' and '#', or empty. */
  readonly query: string;
  readonly hash: string;
}

const ownPorts: Readonly<Record<WebProtocol, number>> = { 'http:': 80, 'https:': 443 };
// Browsers drop tabs and line ends and read '\' as '/', so none of them may stand in a link we judge by its text.
const deceptive = /[\s\p{Cc}\\]/u;
const form = /^(https?:)\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(\d{1,5}))?(\/[^?#]*)?(\?[^#]*)?(#.*)?$/i;

// Browsers read a host ending in a number as an address in many spellings; only the plain one is itself.
const numericHost = /(^|\.)(0x[\da-f]*|\d+)$/i;
const plainAddress = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/;

/** An http(s) link taken apart, or undefined for anything a browser could read in another way. */
export function linkParts(link: string): LinkParts | undefined {
  const match = deceptive.test(link) ? null : form.exec(link);
  if (!match?.[1] || !match[2] || (numericHost.test(match[2]) && !plainAddress.test(match[2])))
    return undefined;
  const protocol: WebProtocol = match[1].toLowerCase() === 'https:' ? 'https:' : 'http:';
  const port = Number(match[3] ?? ownPorts[protocol]);
  if (port > 65_535) return undefined;
  const host = match[2].toLowerCase() + (port === ownPorts[protocol] ? '' : `:${port}`);
  return { protocol, host, path: match[4] ?? '/', query: match[5] ?? '', hash: match[6] ?? '' };
}

export const originOf = ({ protocol, host }: Pick<LinkParts, 'protocol' | 'host'>): string =>
  `${protocol}//${host}`;
