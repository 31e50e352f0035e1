import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useAction, type Action } from '#web/platform/answers/use-action.ts';
import { useAnswer, type ShownAnswer } from '#web/platform/answers/use-answer.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface BenchState {
  readonly now: string;
  readonly offsetMs: number;
  readonly supplier: 'ok' | 'slow' | 'fail' | 'timeout';
  readonly outages: readonly { readonly upstream: string; readonly on: boolean }[];
  readonly degradations: readonly {
    readonly areaNum: string;
    readonly feature: string;
    readonly flag: 2 | 4;
  }[];
  readonly maintenance: { readonly on: boolean; readonly title: string; readonly message: string };
  /** The number reported by the mobile network; null: none. */
  readonly network: string | null;
  readonly position: { readonly longitude: number; readonly latitude: number } | null;
  readonly scripts: Readonly<Record<string, string>>;
  readonly subscribers: readonly {
    readonly mobile: string;
    readonly title: string;
    readonly shows: string;
  }[];
}
export interface InboxMessage {
  readonly mobile: string;
  readonly code: string | null;
  readonly text: string;
  readonly channel: string;
  readonly at: string;
}
export interface BenchClaim {
  readonly claimId: string;
  readonly mobile: string;
  readonly rightsName: string;
  readonly cycle: string;
  readonly state: 'delivering' | 'delivered' | 'failed';
  readonly tries: number;
  readonly claimedAt: string;
  readonly note: string;
  readonly trace: readonly { readonly at: string; readonly event: string; readonly detail: string }[];
}

/** Events of the last hour. */
export interface EventsReport {
  readonly total: number;
  readonly ingestion: {
    readonly accepted: number;
    readonly stored: number;
    readonly dropped: number;
    readonly lost: number;
    readonly waiting: number;
  };
  readonly perMinute: readonly {
    readonly minute: string;
    readonly total: number;
    readonly kinds: Readonly<Record<string, number>>;
  }[];
  readonly funnel: readonly { readonly step: string; readonly title: string; readonly visits: number }[];
  readonly topPages: readonly {
    readonly pageId: string;
    readonly pageName: string | null;
    readonly events: number;
    readonly visits: number;
  }[];
  readonly recent: readonly {
    readonly at: string;
    readonly kind: string;
    readonly record: Readonly<Record<string, unknown>>;
  }[];
}
export interface LogReport {
  readonly lines: readonly ({
    readonly level: number;
    readonly time: string;
    readonly msg: string;
  } & Readonly<Record<string, unknown>>)[];
}

/** Reads, by path. */
interface Readings {
  '/state': BenchState;
  '/sms': readonly InboxMessage[];
  '/claims': readonly BenchClaim[];
  '/events/report': EventsReport;
  '/log': LogReport;
}
/** Changes: input and answer. */
interface Knobs {
  '/session': {
    turn: { readonly mobile: string };
    answer: { readonly accessToken: string; readonly refreshToken: string };
  };
  '/clock': { turn: { readonly advanceMs: number }; answer: unknown };
  '/supplier': { turn: { readonly mode: BenchState['supplier'] }; answer: unknown };
  '/outage': { turn: { readonly upstream: string; readonly on: boolean }; answer: unknown };
  '/reset': { turn: object; answer: unknown };
  '/sso-token': {
    turn: { readonly kind: string; readonly mobile: string };
    answer: { readonly token: string };
  };
  '/host-user': { turn: { readonly mobile: string | null }; answer: unknown };
  '/degradation': { turn: { readonly areaNum: string; readonly flag: 0 | 2 | 4 }; answer: unknown };
  '/maintenance': {
    turn: { readonly on: boolean; readonly title?: string; readonly message?: string };
    answer: unknown;
  };
  '/position': {
    turn: { readonly longitude: number; readonly latitude: number } | { readonly off: true };
    answer: unknown;
  };
  '/script': { turn: { readonly name: string; readonly mode: string }; answer: unknown };
  '/network': { turn: { readonly mobile: string | null }; answer: unknown };
}

const root = '/sandbox/api';

async function ask(path: string, body?: object): Promise<unknown> {
  const response = await fetch(
    root + path,
    body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {},
  );
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Reads a part of the sandbox state and polls it, because other tabs change it too. */
export const useBench = <Path extends keyof Readings>(path: Path): ShownAnswer<Readings[Path]> =>
  useAnswer<Readings[Path]>([root, path], () => ask(path) as Promise<Readings[Path]>, { refetchMs: 2_000 });

/** Changes a sandbox setting; resolves after all reads were refetched. */
export function useKnob<Path extends keyof Knobs>(
  path: Path,
  onDone?: (answer: Knobs[Path]['answer'], turn: Knobs[Path]['turn']) => void,
): Action<Knobs[Path]['turn']> {
  const answers = useAnswers();
  const turn = async (how: Knobs[Path]['turn']): Promise<Knobs[Path]['answer']> => {
    const answer = await ask(path, how);
    await answers.refresh(root);
    return answer;
  };
  return useAction(turn, {
    ...(onDone && { onDone }),
    onFailed: () => toast('没有成功，请检查服务是否在运行', 'alert'),
  });
}
