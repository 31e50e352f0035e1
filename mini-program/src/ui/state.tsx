import { Image, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { picture } from '../platform/picture.ts';
import { Button } from './button.tsx';
import styles from './state.module.css';

interface StateProps {
  /** A drawing of the family `empty`: 'network', 'search', 'coupons', 'orders' … */
  readonly art: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

function State({ art, title, note, children }: StateProps) {
  return (
    <View className={styles.state}>
      <Image className={styles.art} src={picture(`empty/${art}`)} mode="aspectFit" ariaHidden />
      <View className={styles.title}>{title}</View>
      {note !== undefined && <View className={styles.note}>{note}</View>}
      {children}
    </View>
  );
}

export interface FailedStateProps {
  readonly title: string;
  /** The sentence of the failure. */
  readonly note?: string | undefined;
  /** One line in place of a whole page. */
  readonly look?: 'page' | 'strip';
  onRetry(): void;
}

/** What could not be loaded, with a way to try again. */
export function FailedState({ title, note, look = 'page', onRetry }: FailedStateProps) {
  const retry = (
    <Button look="soft" size="small" onPress={onRetry}>
      重试
    </Button>
  );
  if (look === 'page')
    return (
      <State art="network" title={title} note={note}>
        {retry}
      </State>
    );
  return (
    <View className={styles.strip}>
      <View className={styles.stripTitle}>{title}</View>
      {retry}
    </View>
  );
}

export interface EmptyStateProps extends Omit<StateProps, 'children'> {
  readonly action?: { readonly text: string; onPress(): void } | undefined;
}

/** Nothing to show, and where to go instead. */
export function EmptyState({ action, ...state }: EmptyStateProps) {
  return (
    <State {...state}>
      {action && (
        <Button look="soft" size="small" onPress={action.onPress}>
          {action.text}
        </Button>
      )}
    </State>
  );
}
