import './plus-services.css';
import type { FloorProps } from '#web/features/goods/floors/floor-views.ts';
import { NamedIcon } from '#web/art/named-icon.tsx';
import type { ArtName } from '#web/art/keys.ts';

/** The services of the plus area as line icons on dark petals; what an entry says besides stands under its name. */
export function PlusServices({ floor: { title, entries } }: FloorProps<'quick'>) {
  return (
    <nav className="psv" aria-label={title}>
      {entries.map(
        ({ key, name, link, badge }) =>
          link !== null && (
            <a key={key} href={link} data-point={name}>
              <i className="psv__i">
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
