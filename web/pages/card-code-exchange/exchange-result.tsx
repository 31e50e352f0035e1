import './exchange-result.css';
import { useState } from 'react';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';

interface ExchangeResultProps {
  /** The exchange to tell about; undefined closes the popup. */
  readonly exchange: Exchange | undefined;
  /** The same as the records show it by now. */
  readonly latest: Exchange | undefined;
  onClose(): void;
  onDetail(exchangeId: string): void;
}

/** How an exchange ended, or is about to: it follows its record. */
export function ExchangeResult({ exchange, latest, onClose, onDetail }: ExchangeResultProps) {
  const picture = usePicture();
  const [told, setTold] = useState(exchange);
  if (exchange && exchange !== told) setTold(exchange);
  if (!told) return null;
  const { exchangeId, rightsName, picUrl, mobile, state, note } = latest ?? told;
  const failed = state === 'failed';
  return (
    <Popup
      open={exchange !== undefined}
      look={failed ? 'plain' : 'reward'}
      title={failed ? '兑换未成功' : '兑换成功'}
      onClose={onClose}
      art={<img className="exg__a" src={picture(picUrl)} width={120} height={120} alt="" />}
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
      <p className="exg__n">{rightsName}</p>
      <p className="exg__l" role="status">
        {note}
        {!failed && `，充值号码 ${mobile}`}
      </p>
    </Popup>
  );
}
