import { createStore } from '../store/create-store.ts';

/** The number of pending calls with a visible progress bar. */
export const useLoading = createStore<{ readonly count: number }>({ count: 0 });

export const raiseLoading = (): void => useLoading.setState(({ count }) => ({ count: count + 1 }));
export const lowerLoading = (): void =>
  useLoading.setState(({ count }) => ({ count: Math.max(0, count - 1) }));
