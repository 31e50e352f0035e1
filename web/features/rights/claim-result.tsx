import './claim-result.css';
import { useState } from 'react';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { useClaimOutcome } from './use-claim-outcome.ts';

/** A claim that was taken, as the page knows it without asking. */
export interface TakenClaim {
  readonly claimId: string;
  readonly rightsName: string;
  readonly picUrl: string;
}

interface ClaimResultProps {
  /** The claim to tell about; undefined closes the popup. */
  readonly claim: TakenClaim | undefined;
  /** What the button beside 知道了 says. */
  readonly recordsText?: string | undefined;
  onClose(): void;
  onRecords(): void;
}

/** How a claim ended, or is about to: it keeps asking until the supplier has answered. */
export function ClaimResult({ claim, recordsText = '查看记录', onClose, onRecords }: ClaimResultProps) {
  const picture = usePicture();
  const [told, setTold] = useState(claim);
  if (claim && claim !== told) setTold(claim);
  const { state, title, line } = useClaimOutcome(told?.claimId, { following: claim !== undefined });
  if (!told) return null;
  return (
    <Popup
      open={claim !== undefined}
      look={state === 'failed' ? 'plain' : 'reward'}
      title={title}
      onClose={onClose}
      art={<img className="cr__a" src={picture(told.picUrl)} width={120} height={120} alt="" />}
      footer={
        <>
          <Button kind="plain" size="m" full onPress={onRecords}>
            {recordsText}
          </Button>
          <Button size="m" full onPress={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <p className="cr__n">{told.rightsName}</p>
      <p className="cr__l" role="status">
        {line}
      </p>
    </Popup>
  );
}
