import { names } from '#core/config/names.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { WaterTownScene } from '#web/art/water-town-scene.tsx';
import { LoginBar } from './login-bar.tsx';

/** The water town with the product's name. */
export function LoginHead() {
  return (
    <header className="lgn__h lgn__h--town">
      <WaterTownScene />
      <LoginBar />
      <div className="lgn__brand">
        <LogoMark size={52} />
        <div className="grow">
          <h1 className="lgn__p">{names.product}</h1>
          <p className="lgn__s">{names.slogan}</p>
        </div>
      </div>
    </header>
  );
}
