import './claim-result.css';
import { useState } from 'react';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';

const texts: Readonly<Record<ReceivedRight['state'], { title: string; line: string }>> = {
  delivering: { title: '领取成功', line: '正在为您发放，通常一分钟内到账' },
  delivered: { title: '领取成功', line: '权益已发放，快去使用吧' },
  failed: { title: '发放未成功', line: '名额已退回，您可以重新领取' },
};

/** A claim that was taken, as the page knows it without asking. */
export interface TakenClaim {
  readonly claimId: string;
  readonly rightsName: string;
  readonly picUrl: string;
}

interface ClaimResultProps {
  /** The claim to tell about; undefined closes the popup. */
  readonly claim: TakenClaim | undefined;
  onClose(): void;
  onRecords(): void;
}

/** How a claim ended, or is about to: it keeps asking until the supplier has answered. */
export function ClaimResult({ claim, onClose, onRecords }: ClaimResultProps) {
  const picture = usePicture();
  const [told, setTold] = useState(claim);
  if (claim && claim !== told) setTold(claim);
  const recordIn = (page: { readonly list: readonly ReceivedRight[] } | undefined) => page?.list.find((each) => each.claimId === told?.claimId);
  const records = useCall(cardProduct.receivedRights, { pageNum: 1, pageSize: 20 }, {
    enabled: claim !== undefined,
    staleMs: 0,
    refetchMs: (page) => ((recordIn(page)?.state ?? 'delivering') === 'delivering' ? 1_000 : false),
  });
  if (!told) return null;
  const record = recordIn(records.data);
  const state = record?.state ?? 'delivering';
  return (
    <Popup
      open={claim !== undefined} look={state === 'failed' ? 'plain' : 'reward'} title={texts[state].title} onClose={onClose}
      art={<img className="cr__a" src={picture(told.picUrl)} width={120} height={120} alt="" />}
      footer={<><Button kind="plain" size="m" full onPress={onRecords}>查看记录</Button><Button size="m" full onPress={onClose}>知道了</Button></>}
    >
      <p className="cr__n">{told.rightsName}</p>
      <p className="cr__l" role="status">{state === 'failed' && record?.note ? record.note : texts[state].line}</p>
    </Popup>
  );
}
