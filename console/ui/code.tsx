import type { ReactNode } from 'react';
import styles from './code.module.css';

/** A masked number or an identifier, in the type of codes. */
export const Code = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.code}>{children}</span>
);

/** The class of a link that shows the number of what it opens. */
export const codeLink = styles.link;
