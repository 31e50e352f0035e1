import type { ReactNode } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';

export interface ButtonFaceProps extends ButtonLook {
  children: ReactNode;
}

/** Looks like a button, for a link that is larger than it. */
export const ButtonFace = ({ children, ...look }: ButtonFaceProps) => (
  <span className={buttonClasses(look)}>{children}</span>
);
