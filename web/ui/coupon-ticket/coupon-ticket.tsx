import './coupon-ticket.css';
import { Button, type ButtonKind } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';

export interface CouponTicketProps {
  /** What it is worth: { before: '¥', value: '50' } or { value: '5', after: '折' }. */
  worth: { readonly before?: string; readonly value: string; readonly after?: string };
  condition: string;
  name: string;
  scope?: string | undefined;
  expiry: string;
  /** Ends within 48 hours: the date speaks in the primary ink. */
  expiring?: boolean | undefined;
  /** Used or out of date: grey, without a button. */
  used?: boolean | undefined;
  tone?: 'theme' | 'orange' | 'blue' | 'teal' | undefined;
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
}

/** A coupon with a torn left panel; colour helps scanning, the label carries the meaning. */
export function CouponTicket({
  worth,
  condition,
  name,
  scope,
  expiry,
  expiring = false,
  used = false,
  tone = 'theme',
  action,
}: CouponTicketProps) {
  return (
    <article className={joinClasses('cp', tone !== 'theme' && `cp--${tone}`, used && 'cp--off')}>
      <div className="cp__l">
        <span className="num">
          {worth.before !== undefined && <small>{worth.before}</small>}
          {worth.value}
          {worth.after !== undefined && <small>{worth.after}</small>}
        </span>
        <span>{condition}</span>
      </div>
      <div className="cp__r">
        <h3 className="l1">{name}</h3>
        {scope !== undefined && <p className="cp__s l2">{scope}</p>}
        <div className="cp__f">
          <span className={expiring && !used ? 'cp__d cp__d--soon' : 'cp__d'}>{expiry}</span>
          {action && !used && (
            <Button
              size="s"
              kind={action.kind}
              href={action.href}
              busy={action.busy}
              disabled={action.disabled}
              onPress={action.onPress}
            >
              {action.text}
              <span className="sr">：{name}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
