import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { useSessionActions } from '../session/session-context.tsx';

export interface GuestStateProps extends Omit<EmptyStateProps, 'art' | 'action'> {
  readonly art?: EmptyStateProps['art'] | undefined;
  /** The word on the button. */
  readonly actionText?: string | undefined;
  readonly inFloor?: boolean | undefined;
}

/** What a guest sees instead of a member's content: why, and the way to sign in. */
export function GuestState({ art = 'orders', actionText = '去登录', inFloor, ...rest }: GuestStateProps) {
  const { goToLogin } = useSessionActions();
  const state = <EmptyState art={art} action={{ text: actionText, onPress: goToLogin }} {...rest} />;
  return inFloor ? <Floor label="请先登录">{state}</Floor> : state;
}
