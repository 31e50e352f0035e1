import { useState } from 'react';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { Brought } from './claimed/brought.tsx';
import { rightsDetailOf } from './rights-detail-of.ts';
import { useClaimOutcome } from './claiming/use-claim-outcome.ts';
import styles from './claim-result.module.css';

/** An accepted claim, before its record is loaded. */
export interface TakenClaim {
  readonly claimId: string;
  readonly rightsName: string;
  readonly picUrl: string;
}

interface ClaimResultProps {
  /** The claim to show; undefined closes the popup. */
  readonly claim: TakenClaim | undefined;
  /** The text of the button beside 知道了. */
  readonly recordsText?: string | undefined;
  onClose(): void;
  onRecords(): void;
}

/** The popup with a claim's outcome; polls until the supplier has answered. */
export function ClaimResult({ claim, recordsText = '查看记录', onClose, onRecords }: ClaimResultProps) {
  const picture = usePicture();
  const [lastClaim, setLastClaim] = useState(claim);
  if (claim && claim !== lastClaim) setLastClaim(claim);
  const { state, title, text, record } = useClaimOutcome(lastClaim?.claimId, {
    following: claim !== undefined,
  });
  if (!lastClaim) return null;
  return (
    <Popup
      open={claim !== undefined}
      look={state === 'failed' ? 'plain' : 'reward'}
      title={title}
      onClose={onClose}
      art={<img className={styles.picture} src={picture(lastClaim.picUrl)} width={120} height={120} alt="" />}
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
      <p className={styles.rightName}>{lastClaim.rightsName}</p>
      <p className={styles.statusText} role="status">
        {text}
      </p>
      {record && state === 'delivered' && <NextStep record={record} />}
    </Popup>
  );
}

/** What to do with it: the delivered code or link, or how it is used. */
function NextStep({ record: { note, rightsId } }: { readonly record: ReceivedRight }) {
  const href = useHref();
  return (
    <div className={styles.nextStep}>
      {note === '' ? (
        <Button kind="soft" size="m" full href={href(rightsDetailOf({ rightsId }))}>
          怎么使用
        </Button>
      ) : (
        <Brought content={note} />
      )}
    </div>
  );
}
