import { isHydrating } from './hydration.ts';
import { useSubscription } from './use-subscription.ts';

export interface Store<State> {
  /** Subscribes a component to a part of the state. */
  <Picked>(pick: (state: State) => Picked): Picked;
  getState(): State;
  setState(change: (state: State) => State): void;
  /** Subscribes outside of React; returns the clean-up. */
  subscribe(listener: () => void): () => void;
}

/** A store shared by the document. */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const getState = () => state;
  const firstShown = () => (isHydrating() ? first : state);
  const use = <Picked>(pick: (state: State) => Picked): Picked =>
    pick(useSubscription(subscribe, getState, firstShown));
  return Object.assign(use, {
    getState,
    subscribe,
    setState(change: (state: State) => State) {
      state = change(state);
      for (const listener of listeners) listener();
    },
  });
}
