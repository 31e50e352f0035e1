import type { ComponentProps } from 'react';
import styles from './choice-input.module.css';

type ChoiceInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly type: 'radio' | 'checkbox';
};

/** The input of a choice that is drawn by what follows it: invisible, and over its whole label, which is positioned. */
export const ChoiceInput = (props: ChoiceInputProps) => <input className={styles.input} {...props} />;
