import type { ReactNode } from 'react';
import { orderMissing } from '#core/rules/order/order-states.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState, type Query } from '#web/ui/query-state/query-state.tsx';
import { NoOrder } from './no-order.tsx';

interface OrderQueryStateProps<Data> {
  readonly query: Query<Data>;
  /** The number in the address of the page; empty without one. */
  readonly number: string;
  readonly guest: { readonly title: string; readonly line: string };
  /** The server's refusal of a number that the subscriber does not have. */
  readonly missing?: string | undefined;
  readonly failedTitle: string;
  readonly skeleton: ReactNode;
  children(data: Data): ReactNode;
}

/** The query of a page of one order or refund: guests sign in, an unknown number leads to the list of orders. */
export function OrderQueryState<Data>({
  query,
  number,
  guest,
  missing = orderMissing,
  failedTitle,
  skeleton,
  children,
}: OrderQueryStateProps<Data>) {
  const { goToLogin } = useSessionActions();
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  if (isGuest) return <EmptyState art="orders" {...guest} action={{ text: '去登录', onPress: goToLogin }} />;
  if (number === '' || query.error?.message === missing) return <NoOrder title={missing} />;
  return (
    <QueryState query={query} failedLook="page" failedTitle={failedTitle} skeleton={skeleton}>
      {children}
    </QueryState>
  );
}
