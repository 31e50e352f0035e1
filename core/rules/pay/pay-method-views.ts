import { isCode, type Code } from '../format/codes.ts';
import { payMethods, type PayMethod } from './pay-methods.ts';

/** A payment method as the server offers it for one order. */
export interface OfferedPayMethod {
  readonly payMethodId: Code;
  readonly payMethodName?: string | null | undefined;
  /** Missing means usable. */
  readonly usable?: boolean | undefined;
  readonly reason?: string | null | undefined;
}

/** Key of the picture. */
export type PayIcon = `pay/${PayMethod['iconKey']}`;

export type PayMethodView<Offered extends OfferedPayMethod> = Omit<
  Offered,
  keyof PayMethod | 'usable' | 'reason'
> &
  PayMethod & {
    readonly icon: PayIcon;
    readonly disabled: boolean;
    /** Why it is disabled; empty otherwise. */
    readonly reason: string;
  };

/** Display names that differ from the server's (§3). */
const shownNames: Readonly<Record<string, string>> = { 话费点播: '话费' };

function disabledReason(
  method: PayMethod,
  { usable = true, reason }: OfferedPayMethod,
  isInChatApp: boolean,
): string {
  if (isInChatApp && method.wechatDisable) return '请在浏览器内使用';
  return usable ? '' : reason || '暂不可用';
}

function viewOf<Offered extends OfferedPayMethod>(
  offered: Offered,
  isInChatApp: boolean,
): PayMethodView<Offered>[] {
  const method = payMethods.find(({ payMethodId }) => isCode(offered.payMethodId, payMethodId));
  if (!method) return [];
  const name = offered.payMethodName || method.payMethodName;
  const reason = disabledReason(method, offered, isInChatApp);
  const icon: PayIcon = `pay/${method.iconKey}`;
  return [
    { ...offered, ...method, payMethodName: shownNames[name] ?? name, icon, disabled: reason !== '', reason },
  ];
}

/** The payment methods at checkout: usable first, otherwise in the offered order; unknown ones are omitted. */
export const payMethodViews = <Offered extends OfferedPayMethod>(
  offered: readonly Offered[],
  isInChatApp: boolean,
): PayMethodView<Offered>[] =>
  offered
    .flatMap((each) => viewOf(each, isInChatApp))
    .sort((a, b) => Number(a.disabled) - Number(b.disabled));
