import { hosts, type HostId, type HostRow } from '../../config/hosts.ts';
import { isOperatorApp } from './is-operator-app.ts';

/** What a page can tell about the app around it before any script is loaded. */
export interface HostSigns {
  readonly userAgent: string;
  readonly openType?: string | undefined;
  /** The chat app says that the page stands in one of its mini-programs. */
  readonly inMiniProgram: boolean;
  /** The operator's app has put its bridge into the page. */
  readonly hasAppBridge: boolean;
  /** Tablets call themselves desktops; a finger gives them away. */
  readonly touchPoints: number;
}

export interface RecognisedHost {
  readonly id: HostId;
  readonly system: 'ios' | 'android' | 'other';
  /** Version of the operator's app; '0' elsewhere and where it does not say. */
  readonly appVersion: string;
  /** The id of the mini-program around the page, where the user agent names it. */
  readonly miniProgramId: string | undefined;
}

const rows: readonly (HostRow & { readonly id: HostId })[] = hosts;

/** What stands behind 'mark/' in a user agent. */
const after = (userAgent: string, mark = '\n'): string => userAgent.split(`${mark}/`)[1] ?? '';

/** An open type names its host whatever the user agent says; then come the marks, then what stands in the page (§1). */
function idOf({ userAgent, openType = '', inMiniProgram, hasAppBridge }: HostSigns): HostId {
  const id =
    (
      rows.find(({ openTypes }) => openTypes.includes(openType)) ??
      rows.find(({ marks }) => marks.every((mark) => userAgent.includes(mark)))
    )?.id ?? 'others';
  if (id === 'chat-app' && inMiniProgram) return 'chat-mini-program';
  return id === 'others' && hasAppBridge ? 'provincial-app' : id;
}

function systemOf({ userAgent, touchPoints }: HostSigns): RecognisedHost['system'] {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1))
    return 'ios';
  return userAgent.includes('Android') ? 'android' : 'other';
}

/** Which of the eight hosts the page runs in, and what else its signs tell. */
export function recogniseHost(signs: HostSigns): RecognisedHost {
  const id = idOf(signs);
  const { userAgent } = signs;
  const [name, inside] = rows.find((row) => row.id === id)?.marks ?? [];
  return {
    id,
    system: systemOf(signs),
    appVersion: (isOperatorApp(id) && /^\d+(\.\d+)*/.exec(after(userAgent, name))?.[0]) || '0',
    miniProgramId: /^\w+/.exec(after(userAgent, inside))?.[0],
  };
}
