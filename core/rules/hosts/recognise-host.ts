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

/** Open type first, then marks in the user agent, then flags of the page (§1). */
function idOf({ userAgent, openType = '', inMiniProgram, hasAppBridge }: HostDetectionInput): HostId {
  const id =
    (
      rows.find(({ openTypes }) => openTypes.includes(openType)) ??
      rows.find(({ marks }) => marks.every((mark) => userAgent.includes(mark)))
    )?.id ?? 'others';
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
