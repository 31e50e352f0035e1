import type { FromWorker, ToWorker } from './peers.ts';

interface Reached {
  send(message: ToWorker): void;
}

interface Open<Worker> {
  readonly sender: Worker;
  /** The sender's number of the question. */
  readonly id: number;
  readonly missing: Set<Worker>;
  readonly answers: unknown[];
}

export interface Relay<Worker> {
  receive(from: Worker, message: Exclude<FromWorker, { kind: 'ready' }>): void;
  /** A worker that ended answers nothing more. */
  forget(worker: Worker): void;
}

/** Passes the question of one worker to all that serve and collects their answers. */
export function relay<Worker extends Reached>(serving: () => readonly Worker[]): Relay<Worker> {
  const open = new Map<number, Open<Worker>>();
  let tickets = 0;
  const settle = (ticket: number, { sender, id, missing, answers }: Open<Worker>): void => {
    if (missing.size > 0) return;
    open.delete(ticket);
    sender.send({ kind: 'answers', id, answers });
  };
  return {
    receive(from, message) {
      if (message.kind === 'ask') {
        const { id, question, input } = message;
        const ticket = (tickets += 1);
        const missing = new Set([from, ...serving()]);
        open.set(ticket, { sender: from, id, missing, answers: [] });
        for (const worker of missing) worker.send({ kind: 'ask', id: ticket, question, input });
        return;
      }
      const question = open.get(message.id);
      if (!question?.missing.delete(from)) return;
      if (message.answer !== undefined) question.answers.push(message.answer);
      settle(message.id, question);
    },
    forget(worker) {
      for (const [ticket, question] of open) {
        if (question.sender === worker) open.delete(ticket);
        else if (question.missing.delete(worker)) settle(ticket, question);
      }
    },
  };
}
