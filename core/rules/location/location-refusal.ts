export interface ChatLocating {
  readonly loggedIn: boolean;
  /** The subscriber has just requested it. */
  readonly forced: boolean;
  /** The refusal record of the server. */
  readonly record: 'not-loaded' | 'refused' | 'none';
}

/** The next step before the chat app requests the position: a recorded refusal is respected unless locating is forced (§4). */
export const chatLocatingStep = ({
  loggedIn,
  forced,
  record,
}: ChatLocating): 'load-record' | 'skip' | 'locate' => {
  if (!loggedIn || forced) return 'locate';
  if (record === 'not-loaded') return 'load-record';
  return record === 'refused' ? 'skip' : 'locate';
};

/** Parses the server's refusal record: success with non-empty data means refused. */
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

/** Whether a cancelled permission prompt is saved on the server. */
export const savesRefusal = ({
  loggedIn,
  outcome,
}: {
  readonly loggedIn: boolean;
  readonly outcome: 'ok' | 'cancelled' | 'failed';
}): boolean => loggedIn && outcome === 'cancelled';
