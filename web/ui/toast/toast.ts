import { freeEdge } from './last-touched.ts';

export interface ToastMessage {
  readonly text: string;
  readonly kind: 'status' | 'alert';
  /** The edge of the screen where it covers nothing it is about. */
  readonly edge: 'top' | 'bottom';
}

let shown: ToastMessage | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hosts: readonly string[] = [];
const listeners = new Set<() => void>();

/** Shows a sentence for as long as it takes to read; errors are 'alert' and interrupt a screen reader. */
export function toast(text: string, kind: ToastMessage['kind'] = 'status'): void {
  clearTimeout(timer);
  timer = setTimeout(() => show(undefined), Math.min(6000, 1800 + text.length * 80));
  show({ text, kind, edge: freeEdge() });
}

/** The toast store; the topmost host shows them, so that a dialog does not hide them. */
export const toastStore = {
  shownTo: (host: string): ToastMessage | undefined => (hosts[hosts.length - 1] === host ? shown : undefined),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  enter(host: string): () => void {
    hosts = [...hosts, host];
    notify();
    return () => {
      hosts = hosts.filter((other) => other !== host);
      notify();
    };
  },
};

function show(message: ToastMessage | undefined): void {
  shown = message;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
