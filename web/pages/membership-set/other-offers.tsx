import { useArt } from '#web/art/use-art.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import './other-offers.css';
import { offerList } from './rows/offers.ts';

/** The other memberships of the set, each a way to its page. */
export function OtherOffers({ except }: { except: readonly string[] }) {
  const art = useArt();
  return (
    <Floor header={{ title: '更多会员' }}>
      <ul className="oth">
        {offerList
          .filter(({ productId }) => !except.includes(productId))
          .map((offer) => (
            <li key={offer.productId}>
              <PageLink className="oth__a" to={{ page: offer.page }} data-point={offer.name}>
                <img src={art(offer.art)} width={44} height={44} alt="" loading="lazy" />
                <span className="grow">
                  <b>{offer.name}</b>
                  <span className="oth__k">{offer.kicker}</span>
                </span>
              </PageLink>
            </li>
          ))}
      </ul>
    </Floor>
  );
}
