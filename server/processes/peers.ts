/** Requests between processes: the input of each and the answer of one process. */
export interface PeerQuestions {
  /** The values of its metrics. */
  readonly metrics: { readonly input: null; readonly answer: readonly object[] };
  /** Reads the sandbox's clock again and answers its offset. */
  readonly clock: { readonly input: null; readonly answer: number };
  /** Something of a subscriber changed: notifies the pages connected to it and answers how many. */
  readonly changed: { readonly input: string; readonly answer: number };
  /** There may be work in a queue. */
  readonly due: { readonly input: null; readonly answer: void };
  /** The last lines of its log, newest first. */
  readonly log: { readonly input: object; readonly answer: readonly object[] };
}
export type PeerQuestion = keyof PeerQuestions;

/** The processes of one product on one port. */
export interface Peers {
  /** The answers of all processes, this one included. One that ends meanwhile is left out. */
  ask<Q extends PeerQuestion>(
    question: Q,
    input: PeerQuestions[Q]['input'],
  ): Promise<readonly PeerQuestions[Q]['answer'][]>;
  /** Sets how this process answers. */
  answer<Q extends PeerQuestion>(
    question: Q,
    how: (input: PeerQuestions[Q]['input']) => Promise<PeerQuestions[Q]['answer']>,
  ): void;
}

/** To the primary process. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly origin: string }
  | { readonly kind: 'ask'; readonly id: number; readonly question: PeerQuestion; readonly input: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown };
/** From the primary process. */
export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly question: PeerQuestion; readonly input: unknown }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: readonly unknown[] };

type Answerer = (input: never) => Promise<unknown>;

/** The channel to the primary process; absent where one process does everything. */
export interface Channel {
  send(message: FromWorker): void;
  onMessage(receive: (message: ToWorker) => void): void;
}

/** One process alone answers its own questions. */
export function peers(channel?: Channel): Peers {
  const answerers = new Map<PeerQuestion, Answerer>();
  const waiting = new Map<number, (answers: readonly never[]) => void>();
  let lastId = 0;
  const own = async (question: PeerQuestion, input: unknown): Promise<unknown> =>
    answerers.get(question)?.(input as never);

  channel?.onMessage((message) => {
    if (message.kind === 'answers') {
      waiting.get(message.id)?.(message.answers as readonly never[]);
      waiting.delete(message.id);
      return;
    }
    const { id, question, input } = message;
    // A failed answer is none; the primary does not wait for it.
    void own(question, input).then(
      (answer) => channel.send({ kind: 'answer', id, answer }),
      () => channel.send({ kind: 'answer', id, answer: undefined }),
    );
  });

  return {
    ask: async (question, input) => {
      if (!channel) return [(await own(question, input)) as never];
      const id = (lastId += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        channel.send({ kind: 'ask', id, question, input });
      });
    },
    answer: (question, how) => void answerers.set(question, how),
  };
}
