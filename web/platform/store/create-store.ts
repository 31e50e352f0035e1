import { isForStranger } from './takeover.ts';
import { useFollowed } from './use-followed.ts';

export interface Store<State> {
  /** What a component picks out of the state, shown again whenever it changes. */
  <Picked>(pick: (state: State) => Picked): Picked;
  getState(): State;
  setState(change: (state: State) => State): void;
  /** Tells of every change, for whoever is no component; gives the way to stop. */
  subscribe(tell: () => void): () => void;
}

/** A value the whole document shares. */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  };
  const getState = () => state;
  const firstShown = () => (isForStranger() ? first : state);
  const use = <Picked>(pick: (state: State) => Picked): Picked =>
    pick(useFollowed(subscribe, getState, firstShown));
  return Object.assign(use, {
    getState,
    subscribe,
    setState(change: (state: State) => State) {
      state = change(state);
      for (const tell of listeners) tell();
    },
  });
}
