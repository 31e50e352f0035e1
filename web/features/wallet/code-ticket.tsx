import { useEffect } from 'react';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { isCode128 } from '#core/rules/format/shown-codes/code-128.ts';
import { inFours } from '#core/rules/format/shown-codes/in-fours.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
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
  useWakeLock();
  useEffect(() => {
    // It cannot be refunded any more, and is not asked for again.
    if (isShown) void queries.refresh(wallet.wallet.path);
  }, [isShown, queries]);
  return (
    <section className={styles.ticket} aria-label={title}>
      <h3>{title}</h3>
      {place !== undefined && <p aria-live="polite">{place}</p>}
      <QueryState
        query={query}
        failedTitle="券码没有加载出来"
        skeleton={
          <div className={styles.coming} role="status">
            <SkeletonBox width={side} />
            正在出码
          </div>
        }
      >
        {({ code }) => (
          <>
            <QrCode
              text={code}
              label="券码的二维码"
              size={side}
              mark={<LogoMark size={40} light="#ff8a5c" deep="#d8321a" />}
            />
            <p className={`number ${styles.digits}`}>{inFours(code)}</p>
            {isCode128(code) && <Barcode digits={code} label="券码的条形码" />}
            <p>请向店员出示，扫不上时请调高屏幕亮度</p>
          </>
        )}
      </QueryState>
    </section>
  );
}

/** Keeps the screen from dimming while the component is shown, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((granted) => granted?.release());
  }, []);
}
