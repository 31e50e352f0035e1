/** Short messages to all processes of all machines; at most once, so nothing may depend on them. */
export interface Signals {
  /** False where it cannot be sent now. */
  send(channel: SignalChannel, text: string): boolean;
  /** Receives what any process sent, this one included. */
  receive(channel: SignalChannel, listener: (text: string) => void): void;
}

/** 'changed': something of this subscriber changed. 'due': there may be work in a queue. */
export type SignalChannel = 'changed' | 'due';
