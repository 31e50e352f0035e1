import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useAction, type Action } from '#web/platform/answers/use-action.ts';
import { useAnswer, type ShownAnswer } from '#web/platform/answers/use-answer.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type {
  BenchCards,
  BenchClaim,
  BenchDifference,
  BenchLounges,
  BenchRefusedReversal,
  BenchState,
  BenchTicket,
  BenchTills,
  EventsReport,
  InboxMessage,
  LogReport,
  Recommendations,
  SecurityReport,
} from './sandbox-answers.ts';

/** Reads, by path. */
interface Readings {
  '/state': BenchState;
  '/sms': readonly InboxMessage[];
  '/claims': readonly BenchClaim[];
  '/card-codes': readonly BenchCards[];
  '/tickets': readonly BenchTicket[];
  '/differences': readonly BenchDifference[];
  '/refused-reversals': readonly BenchRefusedReversal[];
  '/lounges': BenchLounges;
  '/tills': BenchTills;
  '/events/report': EventsReport;
  '/recommendations': Recommendations;
  '/log': LogReport;
  '/security-log': SecurityReport;
}
/** Changes: input and answer. */
interface Knobs {
  '/session': {
    turn: { readonly mobile: string };
    answer: { readonly accessToken: string; readonly refreshToken: string };
  };
  '/clock': { turn: { readonly advanceMs: number }; answer: unknown };
  '/supplier': { turn: { readonly mode: BenchState['supplier'] }; answer: unknown };
  '/invoices': { turn: { readonly mode: BenchState['invoices'] }; answer: unknown };
  '/outage': { turn: { readonly upstream: string; readonly on: boolean }; answer: unknown };
  '/reset': { turn: object; answer: unknown };
  '/sso-token': {
    turn: { readonly kind: string; readonly mobile: string };
    answer: { readonly token: string };
  };
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
  '/ticket-answer': {
    turn: { readonly ticketId: string; readonly text: string; readonly closes: boolean };
    answer: unknown;
  };
  '/reconcile': {
    turn: object;
    answer: { readonly day: string; readonly found: number; readonly waiting: readonly string[] };
  };
  '/difference-repair': {
    turn: { readonly id: number };
    answer: { readonly ok: boolean; readonly text: string };
  };
  '/difference-ignore': {
    turn: { readonly id: number };
    answer: { readonly ok: boolean; readonly text: string };
  };
  '/reversal-retry': {
    turn: { readonly invoiceNo: string };
    answer: { readonly ok: boolean; readonly text: string };
  };
  '/scan-paycode': {
    turn: { readonly authCode: string; readonly shopCode: string; readonly amountFen: number };
    answer: { readonly ok: boolean; readonly text: string };
  };
  '/refund-paycode': {
    turn: { readonly paymentNo: string; readonly shopCode: string; readonly amountFen: number };
    answer: { readonly ok: boolean; readonly text: string };
  };
  '/scan-lounge': {
    turn: { readonly qr: string; readonly hallId: string; readonly companions?: number };
    answer: { readonly ok: boolean; readonly text: string };
  };
  '/network': { turn: { readonly mobile: string | null }; answer: unknown };
}

const root = '/sandbox/api';

async function request(path: string, body?: object): Promise<unknown> {
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
export const useBench = <Path extends keyof Readings>(
  path: Path,
  query = '',
): ShownAnswer<Readings[Path]> => {
  const fullPath = query === '' ? path : `${path}?${query}`;
  return useAnswer<Readings[Path]>([root, fullPath], () => request(fullPath) as Promise<Readings[Path]>, {
    refetchMs: 2_000,
  });
};

/** Changes a sandbox setting; resolves after all reads were refetched. */
export function useKnob<Path extends keyof Knobs>(
  path: Path,
  onDone?: (answer: Knobs[Path]['answer'], turn: Knobs[Path]['turn']) => void,
): Action<Knobs[Path]['turn']> {
  const answers = useAnswers();
  const turn = async (how: Knobs[Path]['turn']): Promise<Knobs[Path]['answer']> => {
    const answer = await request(path, how);
    await answers.refresh(root);
    return answer;
  };
  return useAction(turn, {
    ...(onDone && { onDone }),
    onFailed: () => toast('没有成功，请检查服务是否在运行', 'alert'),
  });
}
