export interface ChatLocating {
  readonly loggedIn: boolean;
  /** The subscriber asked for it just now. */
  readonly forced: boolean;
  /** The refusal record as far as it is known. */
  readonly record: 'not-asked' | 'refused' | 'none';
}

/** Before the chat app asks for the position: a refusal on record is respected unless the subscriber insists (§4). */
export const chatLocatingStep = ({
  loggedIn,
  forced,
  record,
}: ChatLocating): 'ask-record' | 'skip' | 'locate' => {
  if (!loggedIn || forced) return 'locate';
  if (record === 'not-asked') return 'ask-record';
  return record === 'refused' ? 'skip' : 'locate';
};

/** The record as the server answers it: success with something in it means refused. */
export const refusalRecord = (answer: {
  readonly success: boolean;
  readonly data?: unknown;
}): 'refused' | 'none' => {
  const { success, data } = answer;
  const empty =
    data === undefined ||
    data === null ||
    data === '' ||
    (typeof data === 'object' && Object.keys(data).length === 0);
  return success && !empty ? 'refused' : 'none';
};

/** Whether a cancelled question is remembered on the server. */
export const savesRefusal = ({
  loggedIn,
  outcome,
}: {
  readonly loggedIn: boolean;
  readonly outcome: 'ok' | 'cancelled' | 'failed';
}): boolean => loggedIn && outcome === 'cancelled';
