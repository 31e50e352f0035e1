import { useArt } from '#web/art/use-art.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { offerList } from './rows/offers.ts';
import styles from './other-offers.module.css';

/** Links to the other memberships. */
export function OtherOffers({ except }: { except: readonly string[] }) {
  const art = useArt();
  return (
    <Floor header={{ title: '更多会员' }}>
      <ul className={styles.offers}>
        {offerList
          .filter(({ productId }) => !except.includes(productId))
          .map((offer) => (
            <li key={offer.productId}>
              <PageLink className={styles.offerLink} to={{ page: offer.page }} data-point={offer.name}>
                <img src={art(offer.art)} width={44} height={44} alt="" loading="lazy" />
                <span className="grow">
                  <b>{offer.name}</b>
                  <span className={styles.kicker}>{offer.kicker}</span>
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
    </Floor>
  );
}
