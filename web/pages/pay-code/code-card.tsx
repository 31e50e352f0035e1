import { useEffect, useEffectEvent, useState } from 'react';
import type { PayCode } from '#core/contract/goods/pay-code.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { inFours } from '#core/rules/format/shown-codes/in-fours.ts';
import { Icon } from '#web/art/icon.tsx';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { sunIcon } from '#web/art/icons/sun-icon.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { useArt } from '#web/art/use-art.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Barcode } from '#web/ui/barcode/barcode.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import styles from './pay-code.module.css';

interface CodeCardProps {
  readonly code: PayCode;
  readonly readAt: number;
  readonly isOffline: boolean;
  /** From the subscriber to the store, where both are known. */
  readonly meters: number | undefined;
  /** The minute is over. */
  onOld(): void;
}

const couponTerms = ({ couponName, thresholdFen }: NonNullable<PayCode['coupon']>): string =>
  thresholdFen > 0 ? `${couponName}（满${shortYuan(thresholdFen)}元）` : couponName;

/** After a failed renewal the next follows. */
const renewMs = 5_000;

/** The store with its discount, the barcode and the QR code of this minute. */
export function CodeCard({ code, readAt, isOffline, meters, onOld }: CodeCardProps) {
  const href = useHref();
  const art = useArt();
  const { authCode, shop } = code;
  const offset = useServerOffset(code.serverNow, readAt);
  const [isOld, setOld] = useState(false);
  const [isShown, setShown] = useState(false);
  const renew = useEffectEvent(onOld);
  const until = Date.parse(code.expiresAt);
  useEffect(() => {
    let renewedAt = -renewMs;
    const look = () => {
      const over = Date.now() + offset >= until - 1_000;
      setOld(over);
      if (!over || document.hidden || performance.now() - renewedAt < renewMs) return;
      renewedAt = performance.now();
      renew();
    };
    look();
    const timer = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [offset, until]);
  return (
    <section className={styles.card} aria-label="付款码">
      <div className={styles.shop}>
        <img src={art('quick/store')} width={38} height={38} alt="" />
        <span className="grow">
          <b className="one-line">{shop?.shopName ?? '全部合作门店'}</b>
          <span className={styles.terms}>
            {meters !== undefined && `距你${distanceText(meters)}，`}
            {shop ? `本店${shop.discountText ?? '暂无优惠'}` : '选择门店后显示优惠'}
            {code.coupon && `，再用${couponTerms(code.coupon)}`}
          </span>
        </span>
        <Button
          kind="outline"
          size="s"
          href={href({ page: 'payCodeShops', query: { shopCode: shop?.shopCode } })}
        >
          切换门店
        </Button>
      </div>
      <div className={styles.tear} aria-hidden="true" />
      <div className={isOld ? styles.oldCode : styles.code}>
        <Barcode digits={authCode} label="付款条形码" />
        <p className={styles.digits}>
          <span className="number">
            {isShown ? inFours(authCode) : `${authCode.slice(0, 4)} **** **** ${authCode.slice(-4)}`}
          </span>
          <button type="button" className="touch-target" onClick={() => setShown(!isShown)}>
            {isShown ? '隐藏数字' : '查看数字'}
          </button>
        </p>
        <div className={styles.qr}>
          <QrCode
            text={authCode}
            label="付款二维码"
            size={264}
            mark={<LogoMark size={40} light="#ff8a5c" deep="#d8321a" />}
          />
        </div>
      </div>
      <p className={styles.hint}>
        <Icon of={refreshIcon} size={16} />
        {isOffline ? '没有网络，付款码可能已失效' : '付款码每分钟自动更新，仅供收银员扫码'}
      </p>
      <p className={styles.hint}>
        <Icon of={sunIcon} size={16} />
        扫不上时请调高屏幕亮度
      </p>
    </section>
  );
}
