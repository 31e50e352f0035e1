import { names } from '#core/config/names.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { WaterTownScene } from '#web/art/water-town-scene.tsx';
import { LoginBar } from './login-bar.tsx';
import styles from './login.module.css';

/** The water town with the product's name. */
export function LoginHead() {
  return (
    <header className={`${styles.header} ${styles.townHeader}`}>
      <WaterTownScene className={styles.townScene} />
      <LoginBar />
      <div className={styles.brand}>
        <LogoMark size={52} />
        <div className="grow">
          <h1 className={styles.productName}>{names.product}</h1>
          <p className={styles.slogan}>{names.slogan}</p>
        </div>
      </div>
    </header>
  );
}
