import { Button } from '../button/button.tsx';
import styles from './coupon-tip.module.css';

export interface CouponTipProps {
  text: string;
  /** Address of a small picture. */
  art?: string | undefined;
  action?: { readonly text: string; readonly onPress: () => void } | undefined;
}

/** A strip joined to the top of the action bar: `<ActionBar tip={<CouponTip … />}>`. */
export function CouponTip({ text, art, action }: CouponTipProps) {
  return (
    <div className={styles.tip} role="status">
      {art !== undefined && <img src={art} width={30} height={30} alt="" />}
      <b className="grow">{text}</b>
      {action && (
        <Button kind="vip" size="s" onPress={action.onPress}>
          {action.text}
        </Button>
      )}
    </div>
  );
}
