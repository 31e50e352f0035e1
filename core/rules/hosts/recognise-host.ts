import { hosts, type HostId, type HostRow } from '../../config/hosts.ts';
import { isOperatorApp } from './is-operator-app.ts';

/** What a page knows about its host before any script is loaded. */
export interface HostDetectionInput {
  readonly userAgent: string;
  readonly openType?: string | undefined;
  /** The chat app reports that the page runs in a mini-program. */
  readonly inMiniProgram: boolean;
  /** The operator's app has injected its bridge into the page. */
  readonly hasAppBridge: boolean;
  /** iPads send a desktop user agent but have touch points. */
  readonly touchPoints: number;
}

export interface RecognisedHost {
  readonly id: HostId;
  readonly system: 'ios' | 'android' | 'other';
  /** Version of the operator's app; '0' when unknown and in other hosts. */
  readonly appVersion: string;
  /** The id of the mini-program, where the user agent contains it. */
  readonly miniProgramId: string | undefined;
}

const rows: readonly (HostRow & { readonly id: HostId })[] = hosts;

/** The text after 'mark/' in a user agent. */
const textAfter = (userAgent: string, mark = '\n'): string => userAgent.split(`${mark}/`)[1] ?? '';

/** The host of an open type. */
export const hostOfOpenType = (openType = ''): HostId | undefined =>
  rows.find(({ openTypes }) => openTypes.includes(openType))?.id;

/**
 * Marks in the user agent, then the open type, then flags of the page (§1). The open type overrides only marks of the
 * operator's own apps: it stays in a link that is shared and opened in the chat app.
 */
function idOf({ userAgent, openType, inMiniProgram, hasAppBridge }: HostDetectionInput): HostId {
  const shows = (marks: readonly string[] = ['\n']) => marks.every((mark) => userAgent.includes(mark));
  const marked = rows.find(({ marks, desktopMarks }) => shows(marks) || shows(desktopMarks))?.id ?? 'others';
  const id = marked === 'others' || isOperatorApp(marked) ? (hostOfOpenType(openType) ?? marked) : marked;
  if (id === 'chat-app' && inMiniProgram) return 'chat-mini-program';
  return id === 'others' && hasAppBridge ? 'provincial-app' : id;
}

function systemOf({ userAgent, touchPoints }: HostDetectionInput): RecognisedHost['system'] {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1))
    return 'ios';
  return userAgent.includes('Android') ? 'android' : 'other';
}

/** The host the page runs in, with its system and versions. */
export function recogniseHost(input: HostDetectionInput): RecognisedHost {
  const id = idOf(input);
  const { userAgent } = input;
  const [name, miniProgramMark] = rows.find((row) => row.id === id)?.marks ?? [];
  return {
    id,
    system: systemOf(input),
    appVersion: (isOperatorApp(id) && /^\d+(\.\d+)*/.exec(textAfter(userAgent, name))?.[0]) || '0',
    miniProgramId: /^\w+/.exec(textAfter(userAgent, miniProgramMark))?.[0],
  };
}
