import { useId } from 'react';
import {
  rightsCardButtons,
  type CardAction,
  type CardButton,
  type CardRight,
  type CardViewer,
} from '#core/rules/rights/buttons/rights-card-buttons.ts';
import type { LevelFrom } from '#core/site/projects.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { FeatureNote, usePaused } from '#web/platform/gateway/limited-features.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import type { ButtonKind } from '#web/ui/button/button-classes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { rightsDetailOf, type NamedRight } from './rights-detail-of.ts';
import { useLevelFrom } from './use-level-from.ts';
import styles from './rights-cards.module.css';

/** The data of a rights card. */
export interface CardOfRight extends CardRight, NamedRight {
  readonly name: string;
  readonly picUrl: string;
  /** The benefit, or why it cannot be claimed. */
  readonly text: string;
  /** An extra right beyond the product's own. */
  readonly isGift?: boolean | undefined;
}

interface RightsCardsProps<Card extends CardOfRight> {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly viewer: CardViewer;
  /** Rights with a pending claim. */
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
    <>
      <FeatureNote feature="claim" />
      <ul className={styles.cards} aria-label={label}>
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
    </>
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
  const textId = useId();
  const paused = usePaused('claim') !== undefined;
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
    <li className={joinClasses(styles.card, showsState(buttons[0]) && styles.unavailable)}>
      <div className={styles.header}>
        <LazyImage className={styles.picture} src={picture(card.picUrl)} />
        <div className="grow">
          <h3 className={styles.rightName}>
            {action === 'goRightsDetail' ? (
              <PageLink to={rightsDetailOf(card)}>{name}</PageLink>
            ) : (
              <button type="button" onClick={() => onAct(action)}>
                {name}
              </button>
            )}
          </h3>
          <p className={styles.text} id={textId}>
            {card.text}
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        {buttons.map((button, at) => {
          const delivering = busy && at === 0;
          return (
            <Button
              key={button.text}
              className={joinClasses(styles.button, showsState(button) && styles.stateButton)}
              size="s"
              kind={kindOf(button)}
              disabled={button.disabled || (paused && button.action === 'toReceive')}
              busy={delivering}
              describedBy={at === 0 ? textId : undefined}
              onPress={() => onAct(button.action)}
            >
              {delivering ? '领取中' : button.text}
              <span className="visually-hidden">：{card.name}</span>
            </Button>
          );
        })}
      </div>
    </li>
  );
}

/** A first button that only links to the details is grey, but enabled. */
const showsState = (button: CardButton | undefined): boolean =>
  button?.style === 'primary' && (button.action === 'goRightsDetail' || button.action === 'none');

const kindOf = ({ style, action }: CardButton): ButtonKind => {
  if (style === 'primary') return 'primary';
  return action === 'goSkuDetail' ? 'outline' : 'plain';
};
