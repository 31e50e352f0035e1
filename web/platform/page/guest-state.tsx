import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { useSessionActions } from '../session/session-context.tsx';
import { useSession } from '../session/session-store.ts';

export interface GuestStateProps extends Omit<EmptyStateProps, 'art' | 'action'> {
  readonly art?: EmptyStateProps['art'] | undefined;
  /** The word on the button. */
  readonly actionText?: string | undefined;
  readonly inFloor?: boolean | undefined;
}

/** What a guest sees instead of a member's content: why, and the way to sign in; on a signed-in phone without network, that it cannot be shown now. */
export function GuestState({ art = 'orders', actionText = '去登录', inFloor, ...rest }: GuestStateProps) {
  const { goToLogin, checkSession } = useSessionActions();
  const isUnconfirmed = useSession(({ session }) => session.kind === 'guest' && session.unconfirmed === true);
  const state = isUnconfirmed ? (
    <FailedState title="暂时看不到" text={offlineSentence} onRetry={checkSession} />
  ) : (
    <EmptyState art={art} action={{ text: actionText, onPress: goToLogin }} {...rest} />
  );
  return inFloor ? <Floor label={isUnconfirmed ? '加载失败' : '请先登录'}>{state}</Floor> : state;
}
