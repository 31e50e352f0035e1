import { useSyncExternalStore } from 'react';

export interface Observable<State> {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}

/** A value outside of components, which components can follow. */
export function createStore<State>(initial: State): Observable<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <State>(store: Observable<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
