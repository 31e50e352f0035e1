import { useEffect, useMemo, useState } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { isCode128 } from '#core/rules/format/shown-codes/code-128.ts';
import { inFours } from '#core/rules/format/shown-codes/in-fours.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { useLiveChanges } from '#web/platform/live/use-live-changes.ts';
import { keepCode, storedWallet } from '#web/platform/offline/stored-wallet.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Barcode } from '#web/ui/barcode/barcode.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './voucher-code.module.css';

interface CodeTicketProps {
  readonly orderNo: string;
  readonly codeId: string;
  readonly title: string;
  /** Which of several codes it is. */
  readonly place: string | undefined;
}

const side = 310;

/** A code to be scanned or typed in: QR code, digits and barcode. */
export function CodeTicket({ orderNo, codeId, title, place }: CodeTicketProps) {
  const queries = useQueryCache();
  const query = useCall(afterSale.showCode, { orderNo, codeId });
  const isShown = query.data !== undefined;
  const stored = useStoredCode(codeId, query.data?.code);
  const isUsed = useIsUsed(orderNo, codeId);
  useWakeLock();
  useEffect(() => {
    // Where that ended its refund, it is not asked for again.
    if (isShown) void queries.refresh(wallet.wallet.path);
  }, [isShown, queries]);
  return (
    <section className={styles.ticket} aria-label={title}>
      <h3>{title}</h3>
      {place !== undefined && <p aria-live="polite">{place}</p>}
      <QueryState
        query={{ ...query, data: query.data ?? stored }}
        failedTitle="券码没有加载出来"
        skeleton={
          <div className={styles.coming} role="status">
            <SkeletonBox width={side} />
            正在出码
          </div>
        }
      >
        {({ code }) => (
          <div className={joinClasses(styles.shown, isUsed && styles.over)}>
            <QrCode
              text={code}
              label="券码的二维码"
              size={side}
              mark={<LogoMark size={40} light="#ff8a5c" deep="#d8321a" />}
            />
            <p className={`number ${styles.digits}`}>{inFours(code)}</p>
            {isCode128(code) && <Barcode digits={code} label="券码的条形码" />}
            <p role="status">
              {isUsed ? <b className={styles.used}>已使用</b> : '请向店员出示，扫不上时请调高屏幕亮度'}
            </p>
          </div>
        )}
      </QueryState>
    </section>
  );
}

/** The code as it was shown before, at once and without a network; keeps the one that was answered. */
function useStoredCode(codeId: string, code: string | undefined): { readonly code: string } | undefined {
  const { environment } = useSite();
  const userId = useSession(({ session }) => (session.kind === 'member' ? session.user.userId : undefined));
  useEffect(() => {
    if (code !== undefined && userId !== undefined) keepCode(environment, userId, codeId, code);
  }, [environment, userId, codeId, code]);
  return useMemo(() => {
    const stored = storedWallet(environment);
    const digits = stored?.codes[codeId];
    return digits !== undefined && (userId === undefined || stored?.userId === userId)
      ? { code: digits }
      : undefined;
  }, [environment, userId, codeId]);
}

/** Polling while the stream is cut, and while it is not. */
const cutMs = 5_000;
const calmMs = 30_000;

/** Whether a shop took the code meanwhile; lists and orders follow. */
function useIsUsed(orderNo: string, codeId: string): boolean {
  const queries = useQueryCache();
  const [isLive, setLive] = useState(false);
  const left = useCall(wallet.wallet, { orderNo }, { staleMs: 0, refetchMs: isLive ? calmMs : cutMs });
  const isOpen = useLiveChanges(true, () => void left.refetch());
  if (isOpen !== isLive) setLive(isOpen);
  const isUsed =
    left.data?.vouchers.every(({ codes }) => codes.every((each) => each.codeId !== codeId)) ?? false;
  useEffect(() => {
    if (!isUsed) return;
    for (const { path } of [
      orders.orderList,
      orders.goodsOrder,
      afterSale.orderFulfilment,
      afterSale.orderCounts,
    ])
      void queries.refresh(path);
  }, [isUsed, queries]);
  return isUsed;
}

/** Keeps the screen from dimming while the component is shown, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((granted) => granted?.release());
  }, []);
}
