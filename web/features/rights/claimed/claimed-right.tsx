import type { ReactNode } from 'react';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { ClaimSteps } from './claim-steps.tsx';
import { ClaimTrace } from './claim-trace.tsx';
import { WhatItBrought } from './what-it-brought.tsx';
import styles from './claimed-right.module.css';

const marks: Readonly<Record<ReceivedRight['state'], string>> = {
  delivering: clockIcon,
  delivered: checkIcon,
  failed: warnIcon,
};

interface ClaimedRightProps {
  readonly record: ReceivedRight;
  readonly title: string;
  readonly text: string;
  /** What to do with it, before its content. */
  readonly next?: ReactNode;
  /** Other ways on. */
  readonly children: ReactNode;
}

/** The state of a claim, its delivered content and the next step. */
export function ClaimedRight({ record, title, text, next, children }: ClaimedRightProps) {
  const picture = usePicture();
  const { state, rightsName, productName, picUrl } = record;
  return (
    <>
      <section className={joinClasses(styles.result, styles[state])} aria-label="领取状态">
        <span className={styles.stateMark}>
          <Icon of={marks[state]} size={30} />
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.statusText} role="status">
          {text}
        </p>
        <div className={styles.right}>
          <LazyImage className={styles.picture} src={picture(picUrl)} eager />
          <div className="grow">
            <h3>{rightsName}</h3>
            <p className="text-caption text-tertiary">{productName}</p>
          </div>
        </div>
        <ClaimSteps record={record} />
        <div className={styles.trace}>
          <ClaimTrace className={styles.claimTrace} trace={record.trace} />
        </div>
      </section>
      {next}
      {state === 'delivered' && record.note !== '' && <WhatItBrought note={record.note} />}
      <div className={styles.actions}>{children}</div>
    </>
  );
}
