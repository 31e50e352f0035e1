import { useState } from 'react';
import { support } from '#core/contract/user/support.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './vote-buttons.module.css';

interface VoteButtonsProps {
  readonly questionId: string;
  readonly helpful: number;
  /** The vote the subscriber gave before. */
  readonly ownVote?: boolean | null;
}

/** Whether an answer helped. A subscriber votes once; a guest signs in first. */
export function VoteButtons({ questionId, helpful, ownVote = null }: VoteButtonsProps) {
  const call = useApi();
  const signInFirst = useSignInFirst();
  const [counted, setCounted] = useState<{ readonly helpful: number; readonly myVote: boolean }>();
  const vote = useAction((yes: boolean) => call(support.voteQuestion, { questionId, helpful: yes }), {
    onDone: setCounted,
  });
  const mine = counted?.myVote ?? ownVote;
  const button = (yes: boolean, text: string) => (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={mine === yes}
      disabled={vote.busy || mine !== null}
      onClick={() => signInFirst(() => vote.run(yes))}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.votes}>
      {button(true, `有帮助 ${(counted?.helpful ?? helpful).toLocaleString('en-US')}`)}
      {button(false, '没帮助')}
      {mine !== null && (
        <Text look="note" role="status">
          {mine ? '感谢反馈' : '抱歉没帮上，可以转人工'}
        </Text>
      )}
    </div>
  );
}
