const eachMs = 5_000;

/** Turns the items of a list until it is ended. Pauses on touch and focus; with reduced motion nothing turns by itself. */
export function startTurning(
  box: HTMLElement,
  count: number,
  setTurn: (next: (now: number) => number) => void,
): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setInterval> | undefined;
  const release = () => {
    clearInterval(timer);
    if (!still) timer = setInterval(() => setTurn((now) => (now + 1) % count), eachMs);
  };
  const hold = () => clearInterval(timer);
  const show = (focused: Node) => {
    hold();
    const turn = [...box.children].findIndex((item) => item.contains(focused));
    setTurn(() => turn);
  };
  const focus = ({ target }: FocusEvent) => target instanceof Node && show(target);
  const listeners = [
    ['focusin', focus],
    ['focusout', release],
    ['pointerenter', hold],
    ['pointerleave', release],
  ] as const;
  for (const [name, listener] of listeners) box.addEventListener(name, listener as EventListener);
  release();
  const { activeElement } = document;
  if (activeElement && activeElement !== box && box.contains(activeElement)) show(activeElement);
  return () => {
    hold();
    for (const [name, listener] of listeners) box.removeEventListener(name, listener as EventListener);
  };
}
