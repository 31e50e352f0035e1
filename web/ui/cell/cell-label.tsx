import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './cell.module.css';

export interface CellLabelProps {
  children: ReactNode;
  className?: string | undefined;
}

/** A row of a list that is the label of the control in it. */
export const CellLabel = ({ children, className }: CellLabelProps) => (
  <label className={joinClasses(styles.cell, className)}>{children}</label>
);
