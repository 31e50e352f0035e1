import type { BusinessDetail } from '#core/contract/content/business-order.shapes.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { PackCard } from './pack-card.tsx';
import './pack-offer.css';

/** What the pack is and what is in it, for who has none. */
export function PackOffer({
  offer: { businessName, summary, priceFen, tag, groups },
}: {
  offer: BusinessDetail;
}) {
  const picture = usePicture();
  return (
    <>
      <PackCard
        label={businessName}
        stub={
          <p className="pwc__parts">
            {groups.flatMap(({ groupId, groupName, chooseCount, totalCount }, at) => [
              at > 0 ? (
                <span key={`+${groupId}`} aria-hidden="true">
                  +
                </span>
              ) : null,
              <b key={groupId}>
                {groupName}
                {chooseCount < totalCount && `${totalCount}选${chooseCount}`}
              </b>,
            ])}
          </p>
        }
      >
        <h2 className="pwc__n">{businessName}</h2>
        <p className="pwc__k">{summary}</p>
        <p className="pwc__p">
          <Price fen={priceFen} size={32} tone="inherit" />
          {tag !== '' && <Tag kind="vip">{tag}</Tag>}
        </p>
      </PackCard>
      {groups.map(({ groupId, groupName, chooseCount, totalCount, rightsList }) => (
        <Floor
          key={groupId}
          header={{
            title: groupName,
            ...(chooseCount < totalCount && { chip: <Tag>{`${totalCount}选${chooseCount}`}</Tag> }),
          }}
        >
          <ul className={rightsList.length === 1 ? 'pwo pwo--one' : 'pwo'}>
            {rightsList.map(({ rightsId, rightsName, hint, picUrl, lackStockFlag }) => (
              <li key={rightsId}>
                <LazyImage src={picture(picUrl)} />
                <div>
                  <h3>{rightsName}</h3>
                  <p>{lackStockFlag === 1 ? '本月已领完' : hint}</p>
                </div>
              </li>
            ))}
          </ul>
        </Floor>
      ))}
    </>
  );
}
