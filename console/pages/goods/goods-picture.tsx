import { apiBase } from '../../platform/base.ts';
import styles from './goods.module.css';

/** The picture of goods: a file of the mall's pictures, or an address. */
export const GoodsPicture = ({ picUrl, size = 32 }: { readonly picUrl: string; readonly size?: number }) => (
  <img
    className={styles.picture}
    src={/^(https?:|data:)/.test(picUrl) ? picUrl : `${apiBase}/art/${picUrl}.svg`}
    alt=""
    width={size}
    height={size}
  />
);
