import { useState } from 'react';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import styles from './exchange-result.module.css';

interface ExchangeResultProps {
  /** The exchange to show; undefined closes the popup. */
  readonly exchange: Exchange | undefined;
  /** Its current record. */
  readonly latest: Exchange | undefined;
  onClose(): void;
  onDetail(exchangeId: string): void;
}

/** The popup with an exchange's outcome; follows its record. */
export function ExchangeResult({ exchange, latest, onClose, onDetail }: ExchangeResultProps) {
  const picture = usePicture();
  const [lastExchange, setLastExchange] = useState(exchange);
  if (exchange && exchange !== lastExchange) setLastExchange(exchange);
  if (!lastExchange) return null;
  const { exchangeId, rightsName, picUrl, mobile, state, note } = latest ?? lastExchange;
  const failed = state === 'failed';
  return (
    <Popup
      open={exchange !== undefined}
      look={failed ? 'plain' : 'reward'}
      title={failed ? '兑换未成功' : '兑换成功'}
      onClose={onClose}
      art={<img className={styles.picture} src={picture(picUrl)} width={120} height={120} alt="" />}
      footer={
        <>
          <Button kind="plain" size="m" full onPress={() => onDetail(exchangeId)}>
            查看详情
          </Button>
          <Button size="m" full onPress={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <p className={styles.rightName}>{rightsName}</p>
      <p className={styles.statusText} role="status">
        {note}
        {!failed && `，充值号码 ${mobile}`}
      </p>
    </Popup>
  );
}
