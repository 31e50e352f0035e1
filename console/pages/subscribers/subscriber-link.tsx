import { Link } from '@tanstack/react-router';
import { useMe } from '../../platform/queries.ts';
import styles from './subscribers.module.css';

/** Leads from a ticket, an order or a claim to its subscriber. */
export function SubscriberLink({ userId }: { readonly userId: string }) {
  const { may } = useMe();
  return (
    may('subscribers.view') && (
      <Link to="/subscribers/$userId" params={{ userId }} search={{}} className={styles.link}>
        看这位用户
      </Link>
    )
  );
}
