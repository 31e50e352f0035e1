import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { signInAgreements } from './sign-in-agreements.ts';
import type { SignInChoice } from './use-sign-in-choice.ts';
import { useHostWays } from './use-host-ways.ts';
import styles from './other-ways.module.css';

interface Way {
  readonly text: string;
  readonly art: ArtKey;
  readonly busy?: boolean;
  onPress(): void;
}

/** Other sign-in methods of the host. Each requires consent first. */
export function OtherWays({ choice }: { choice: SignInChoice }) {
  const art = useArt();
  const hostWays = useHostWays();
  const consent = useConsent({ texts: signInAgreements, action: '登录' });
  const { own, offersBoth, choose } = choice;
  const ownNumber = !offersBoth && (own.kind === 'known' || own.kind === 'unseen');
  const ways: readonly Way[] = [
    ...(ownNumber ? [{ text: '本机号码', art: 'quick/number', onPress: () => choose('sim') } as const] : []),
    ...hostWays.map((way) => ({
      text: way.text,
      art: way.art,
      busy: way.busy,
      onPress: () => consent.whenAgreed(() => way.enter()),
    })),
  ];
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="other-ways">
      <h2 className={styles.heading} id="other-ways">
        其他方式
      </h2>
      <div className={styles.ways}>
        {ways.map(({ text, art: key, busy, onPress }) => (
          <button
            key={text}
            className={styles.wayButton}
            type="button"
            aria-busy={busy || undefined}
            disabled={busy}
            onClick={onPress}
          >
            <span className={styles.wayIcon}>
              <img src={art(key)} width={30} height={30} alt="" />
            </span>
            {text}
          </button>
        ))}
      </div>
      {consent.dialogs}
    </section>
  );
}
