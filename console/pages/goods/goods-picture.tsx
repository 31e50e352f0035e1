import { pictureUrl } from '../../platform/picture-url.ts';
import styles from './goods.module.css';

/** The picture of goods: one of the library, a drawing of ours, or an address. */
export const GoodsPicture = ({ picUrl, size = 32 }: { readonly picUrl: string; readonly size?: number }) => (
  <img className={styles.picture} src={pictureUrl(picUrl)} alt="" width={size} height={size} />
);
