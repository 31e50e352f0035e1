import { Icon } from '#web/art/icon.tsx';
import { upIcon } from '#web/art/icons/up-icon.ts';
import { useIsScrolled } from '../page/use-is-scrolled.ts';
import styles from './back-to-top.module.css';

/** Shown after about two screens; leads to the top, where the focus goes too. */
export function BackToTop() {
  const isShown = useIsScrolled(1_600);
  if (!isShown) return null;
  const go = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('header a, header button')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.button} aria-label="回到顶部" onClick={go}>
      <Icon of={upIcon} size={22} />
    </button>
  );
}
