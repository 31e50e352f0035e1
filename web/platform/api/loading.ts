import { createStore } from '../store/create-store.ts';

/** How many calls are under way that the subscriber should see; the progress bar watches it. */
export const useLoading = createStore<{ readonly count: number }>({ count: 0 });

export const raiseLoading = (): void => useLoading.setState(({ count }) => ({ count: count + 1 }));
export const lowerLoading = (): void =>
  useLoading.setState(({ count }) => ({ count: Math.max(0, count - 1) }));
