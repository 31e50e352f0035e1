import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './index-bar.module.css';

interface IndexBarProps {
  readonly initials: readonly string[];
  /** Scrolls to a letter and returns its heading. */
  goTo(initial: string): HTMLElement | undefined;
}

/** The letter under the finger and its offset in the bar. */
interface Pressed {
  readonly initial: string;
  readonly top: number;
}

/** The letter index at the edge, for touch and arrow keys. */
export function IndexBar({ initials, goTo }: IndexBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [pressed, setPressed] = useState<Pressed>();
  const [stop, setStop] = useState(0);

  const slide = ({ clientY }: PointerEvent) => {
    const letters = [...(bar.current?.querySelectorAll('button') ?? [])].map((letter) =>
      letter.getBoundingClientRect(),
    );
    const beside = letters.findIndex(({ bottom }) => clientY < bottom);
    const at = beside < 0 ? letters.length - 1 : beside;
    const [initial, letter] = [initials[at], letters[at]];
    if (!initial || !letter || initial === pressed?.initial) return;
    setPressed({
      initial,
      top: letter.top + letter.height / 2 - (bar.current?.getBoundingClientRect().top ?? 0),
    });
    goTo(initial);
  };
  const release = () => setPressed(undefined);
  // Focus moves to the heading, so that keyboards and screen readers continue there.
  const open = (initial: string) => goTo(initial)?.focus({ preventScroll: true });
  const walk = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: initials.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(initials.length - 1, Math.max(0, next));
    setStop(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the letters inside are one thing to slide over and to walk
    <nav
      ref={bar}
      className={styles.indexBar}
      aria-label="按首字母查找"
      onKeyDown={walk}
      onPointerDown={slide}
      onPointerMove={(event) => pressed && slide(event)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      {initials.map((initial, at) => (
        <button
          key={initial}
          className={pressed?.initial === initial ? `${styles.letter} ${styles.active}` : styles.letter}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          aria-label={`${initial}字头`}
          onFocus={() => setStop(at)}
          onClick={() => open(initial)}
        >
          {initial}
        </button>
      ))}
      {pressed && (
        <span className={styles.bubble} style={{ top: pressed.top }} aria-hidden="true">
          {pressed.initial}
        </span>
      )}
    </nav>
  );
}
