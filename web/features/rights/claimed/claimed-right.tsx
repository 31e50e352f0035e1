import './claimed-right.css';
import type { ReactNode } from 'react';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { ClaimSteps } from './claim-steps.tsx';
import { ClaimTrace } from './claim-trace.tsx';
import { WhatItBrought } from './what-it-brought.tsx';

const marks: Readonly<Record<ReceivedRight['state'], string>> = {
  delivering: clockIcon,
  delivered: checkIcon,
  failed: warnIcon,
};

interface ClaimedRightProps {
  readonly record: ReceivedRight;
  readonly title: string;
  readonly line: string;
  /** The buttons: what to do next. */
  readonly children: ReactNode;
}

/** How it stands with one claim, what it brought, and what to do next. */
export function ClaimedRight({ record, title, line, children }: ClaimedRightProps) {
  const picture = usePicture();
  const { state, rightsName, productName, picUrl } = record;
  return (
    <>
      <section className={`rres rres--${state}`} aria-label="领取状态">
        <span className="rres__m">
          <Icon of={marks[state]} size={30} />
        </span>
        <h2 className="rres__t">{title}</h2>
        <p className="rres__l" role="status">
          {line}
        </p>
        <div className="rres__r">
          <LazyImage src={picture(picUrl)} eager />
          <div className="grow">
            <h3>{rightsName}</h3>
            <p className="cap t3">{productName}</p>
          </div>
        </div>
        <ClaimSteps record={record} />
        <div className="rres__p">
          <ClaimTrace trace={record.trace} />
        </div>
      </section>
      {state === 'delivered' && record.note !== '' && <WhatItBrought note={record.note} />}
      <div className="rres__b">{children}</div>
    </>
  );
}
