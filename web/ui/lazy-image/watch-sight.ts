const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once when the element comes within 300 px of the screen; one observer serves the page. */
export function watchSight(element: Element, onSeen: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onSeen();
    return () => undefined;
  }
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: '300px' },
  );
  waiting.set(element, onSeen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
