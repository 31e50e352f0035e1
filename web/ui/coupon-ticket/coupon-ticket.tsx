import type { ButtonKind } from '../button/button-classes.ts';
import { Button } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './coupon-ticket.module.css';

export interface CouponTicketProps {
  /** What it is worth: { before: '¥', value: '50' } or { value: '5', after: '折' }. */
  worth: { readonly before?: string; readonly value: string; readonly after?: string };
  condition: string;
  name: string;
  /** How many alike it stands for. */
  count?: number | undefined;
  scope?: string | undefined;
  expiry: string;
  /** Expires within 48 hours: the date is highlighted. */
  expiring?: boolean | undefined;
  /** Used or out of date: grey, without a button. */
  used?: boolean | undefined;
  tone?: 'theme' | 'orange' | 'blue' | 'teal' | 'vip' | undefined;
  /** The claimed share in percent, drawn before the expiry. */
  meter?: number | undefined;
  /** A word stamped over the corner, such as 已领取; the left panel is pale then. */
  stamp?: string | undefined;
  action?:
    | {
        readonly text: string;
        readonly kind?: ButtonKind;
        readonly href?: string;
        readonly onPress?: () => void;
        readonly busy?: boolean;
        readonly disabled?: boolean;
      }
    | undefined;
  className?: string | undefined;
}

/** A coupon with a torn left panel; colour helps scanning, the label carries the meaning. */
export function CouponTicket({
  worth,
  condition,
  name,
  count = 1,
  scope,
  expiry,
  expiring = false,
  used = false,
  tone = 'theme',
  meter,
  stamp,
  action,
  className,
}: CouponTicketProps) {
  const besideStamp = stamp !== undefined && styles.besideStamp;
  return (
    <article
      className={joinClasses(
        styles.ticket,
        tone !== 'theme' && styles[tone],
        stamp !== undefined && styles.stamped,
        used && styles.used,
        className,
      )}
    >
      <div className={styles.amount}>
        {count > 1 && <span className={styles.count}>×{count}</span>}
        <span className="number">
          {worth.before !== undefined && <small>{worth.before}</small>}
          {worth.value}
          {worth.after !== undefined && <small>{worth.after}</small>}
        </span>
        <span>{condition}</span>
      </div>
      <div className={styles.details}>
        {stamp !== undefined && (
          <span className={`${styles.stamp} decorative`} aria-hidden="true">
            {stamp}
          </span>
        )}
        <h3 className={joinClasses('one-line', besideStamp)}>{name}</h3>
        {scope !== undefined && (
          <Text as="p" look="caption" className={joinClasses('two-lines', besideStamp)}>
            {scope}
          </Text>
        )}
        <div className={styles.footer}>
          <span className={expiring && !used ? `${styles.expiry} ${styles.expiringSoon}` : styles.expiry}>
            {meter !== undefined && <Meter percent={meter} />}
            {expiry}
          </span>
          {action && !used && (
            <Button
              className={styles.actionButton}
              size="s"
              kind={action.kind}
              href={action.href}
              busy={action.busy}
              disabled={action.disabled}
              onPress={action.onPress}
            >
              {action.text}
              <span className="visually-hidden">：{name}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

const Meter = ({ percent }: { percent: number }) => (
  <i className={styles.meter} aria-hidden="true">
    <i style={{ width: `${percent}%` }} />
  </i>
);
