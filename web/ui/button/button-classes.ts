import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'soft' | 'outline' | 'plain' | 'accent' | 'vip' | 'text';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  size?: 'l' | 'm' | 's' | undefined;
}

const sizeClasses = { l: undefined, m: styles.medium, s: styles.small };

export const buttonClasses = ({ kind = 'primary', size = 'l' }: ButtonLook): string =>
  joinClasses(styles.button, styles[kind], sizeClasses[size]);
