import type { ReactNode } from 'react';
import styles from './member-gate.module.css';

interface MemberGateProps {
  /** The children are drawn for this session: a guest's, or the member's own. */
  readonly ready: boolean;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Content that a document has as guests see it. A phone with a stored session (`data-member`, set before the first paint) shows
 * the skeleton instead until the member's own content is drawn. Guests see the content at once.
 */
export function MemberGate({ ready, skeleton, children }: MemberGateProps) {
  return (
    <>
      <div className={ready ? undefined : styles.forGuests}>{children}</div>
      {!ready && <div className={styles.forMembers}>{skeleton}</div>}
    </>
  );
}
