import type { FloorProps } from '#web/features/goods/floors/floor-props.ts';
import { NamedIcon } from '#web/art/named-icon.tsx';
import type { ArtName } from '#web/art/keys.ts';
import styles from './plus-services.module.css';

/** The services of the plus area as icons, with an optional line below the name. */
export function PlusServices({ floor: { title, entries } }: FloorProps<'quick'>) {
  return (
    <nav className={styles.services} aria-label={title}>
      {entries.map(
        ({ key, name, link, badge }) =>
          link !== null && (
            <a key={key} href={link} data-point={name}>
              <i className={styles.serviceIcon}>
                <NamedIcon name={key as ArtName<'icon'>} />
              </i>
              {name}
              {badge !== null && <span>{badge}</span>}
            </a>
          ),
      )}
    </nav>
  );
}
