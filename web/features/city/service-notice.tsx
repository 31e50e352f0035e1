import type { ReactNode } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state/empty-state.tsx';
import { OtherCityButton } from './other-city-button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './service-notice.module.css';

interface ServiceNoticeProps extends Pick<EmptyStateProps, 'art' | 'title' | 'text'> {
  readonly label: string;
  readonly checkText: string;
  readonly checking: boolean;
  readonly children?: ReactNode;
  onCheck(): void;
  onCityChosen(): void;
}

/** Why a city is not served at the moment: checks again, or offers another city. */
export function ServiceNotice({
  label,
  art,
  title,
  text,
  checkText,
  checking,
  children,
  onCheck,
  onCityChosen,
}: ServiceNoticeProps) {
  return (
    <Card as="section" className={styles.notice} aria-label={label}>
      <EmptyState art={art} title={title} text={text} />
      <Button className={styles.checkButton} kind="primary" size="m" busy={checking} onPress={onCheck}>
        {checking ? '正在查看' : checkText}
      </Button>
      <OtherCityButton className={styles.cityButton} onChosen={onCityChosen} />
      {children}
    </Card>
  );
}
