import './nav-bar.css';
import type { ReactNode } from 'react';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';

export interface NavBarProps {
  title: string;
  /** Address to go back to, or what going back does; absent on first pages. */
  back?: string | (() => void) | undefined;
  /** One or two actions at the right. */
  right?: ReactNode;
  /** 'transparent' lies on a hero in the hero's ink; 'clear' lies on the page. */
  look?: 'solid' | 'transparent' | 'clear' | undefined;
}

export function NavBar({ title, back, right, look = 'solid' }: NavBarProps) {
  return (
    <header className={joinClasses('nav', `nav--${look}`)}>
      <div className="nav__in">
        {back !== undefined && (
          <IconButton
            className="nav__l"
            icon={leftIcon}
            label="返回"
            {...(typeof back === 'string' ? { href: back } : { onPress: () => back() })}
          />
        )}
        <h1 className="nav__t">{title}</h1>
        {right !== undefined && <div className="nav__r">{right}</div>}
      </div>
    </header>
  );
}
