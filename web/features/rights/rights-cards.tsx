import './rights-cards.css';
import { useId } from 'react';
import {
  rightsCardButtons,
  type CardAction,
  type CardButton,
  type CardRight,
  type CardViewer,
} from '#core/rules/rights/rights-card-buttons.ts';
import type { LevelFrom } from '#core/site/projects.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button, type ButtonKind } from '#web/ui/button/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { rightsDetailOf, type NamedRight } from './rights-detail-of.ts';
import { useLevelFrom } from './use-level-from.ts';

/** A right as a card shows it, whoever looks. */
export interface CardOfRight extends CardRight, NamedRight {
  readonly name: string;
  readonly picUrl: string;
  /** What it brings, or why it cannot be had now. */
  readonly line: string;
  /** It comes on top of what the product promises. */
  readonly isGift?: boolean | undefined;
}

interface RightsCardsProps<Card extends CardOfRight> {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly viewer: CardViewer;
  /** The rights whose claims are on their way. */
  readonly claiming?: ReadonlySet<string> | undefined;
  onAct(action: CardAction, card: Card): void;
}

/** Rights two by two, each with the buttons its state and its viewer call for (§4, Rights card buttons). */
export function RightsCards<Card extends CardOfRight>({
  label,
  cards,
  viewer,
  claiming,
  onAct,
}: RightsCardsProps<Card>) {
  const levelFrom = useLevelFrom();
  return (
    <ul className="rcs" aria-label={label}>
      {cards.map((card) => (
        <RightsCard
          key={card.rightsId}
          card={card}
          viewer={viewer}
          levelFrom={levelFrom(card.productId)}
          busy={claiming?.has(card.rightsId) === true || card.recvStatus === 1}
          onAct={(action) => onAct(action, card)}
        />
      ))}
    </ul>
  );
}

interface RightsCardProps {
  readonly card: CardOfRight;
  readonly viewer: CardViewer;
  readonly levelFrom: LevelFrom;
  readonly busy: boolean;
  onAct(action: CardAction): void;
}

function RightsCard({ card, viewer, levelFrom, busy, onAct }: RightsCardProps) {
  const picture = usePicture();
  const lineId = useId();
  const { buttons, action } = rightsCardButtons(card, viewer, levelFrom);
  const name = (
    <>
      {card.name}
      {card.isGift && (
        <>
          {' '}
          <Tag>赠</Tag>
        </>
      )}
    </>
  );
  return (
    <li className={joinClasses('rc', tellsState(buttons[0]) && 'rc--off')}>
      <div className="rc__h">
        <LazyImage src={picture(card.picUrl)} />
        <div className="grow">
          <h3 className="rc__n">
            {action === 'goRightsDetail' ? (
              <PageLink to={rightsDetailOf(card)}>{name}</PageLink>
            ) : (
              <button type="button" onClick={() => onAct(action)}>
                {name}
              </button>
            )}
          </h3>
          <p className="rc__r l2" id={lineId}>
            {card.line}
          </p>
        </div>
      </div>
      <div className="rc__b">
        {buttons.map((button, at) => {
          const delivering = busy && at === 0;
          return (
            <Button
              key={button.text}
              className={tellsState(button) ? 'rc__off' : undefined}
              size="s"
              kind={kindOf(button)}
              disabled={button.disabled}
              busy={delivering}
              describedBy={at === 0 ? lineId : undefined}
              onPress={() => onAct(button.action)}
            >
              {delivering ? '领取中' : button.text}
              <span className="sr">：{card.name}</span>
            </Button>
          );
        })}
      </div>
    </li>
  );
}

/** A first button that leads to the details only tells the state: grey, though it can be pressed. */
const tellsState = (button: CardButton | undefined): boolean =>
  button?.style === 'primary' && (button.action === 'goRightsDetail' || button.action === 'none');

const kindOf = ({ style, action }: CardButton): ButtonKind => {
  if (style === 'primary') return 'primary';
  return action === 'goSkuDetail' ? 'line' : 'plain';
};
