import type { MyFlashSales, FlashSaleAround } from '#core/contract/activity/flash-sales.shapes.ts';
import type { FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';
import { appointmentButton, type FlashSaleAction } from '#core/rules/activity/flash-sale-button.ts';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import { useHref, usePageId } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { goodsMarks } from '#web/platform/tracking/goods-marks.ts';
import { Button } from '#web/ui/button/button.tsx';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './around.module.css';

interface NextSessionProps {
  readonly session: NonNullable<FlashSaleAround['next']>;
  readonly mine: MyFlashSales | undefined;
  readonly busyId: string | undefined;
  onPress(goods: FlashSaleGoods, action: FlashSaleAction): void;
}

/** 预告: the goods of the next session, each with a reminder. */
export function NextSession({ session, mine, busyId, onPress }: NextSessionProps) {
  const href = useHref();
  const page = usePageId() ?? 'flashSale';
  const picture = usePicture();
  const title = `${session.sessionName}预告`;
  const more = {
    href: href({ page, query: { sessionId: session.sessionId } }),
    text: `全部${session.goods.length}款`,
  };
  return (
    <GoodsShelf
      className={styles.floor}
      header={{ title, chip: <Tag kind="warn">可预约</Tag>, more }}
      density="mini"
      goods={session.goods}
      renderCard={(goods, link) => {
        const { action } = appointmentButton(goods.activityId, mine);
        const [name = goods.goodsName] = goods.goodsName.split('，');
        const isAppointed = action.kind === 'cancelAppointment';
        return (
          <div className={styles.coming}>
            <GoodsCard
              density="mini"
              href={link}
              art={picture(goods.picUrl)}
              name={name}
              fen={goods.priceFen}
              was={goods.originalPriceFen ?? undefined}
              marks={goodsMarks(goods)}
            />
            <Button
              size="s"
              full
              kind={isAppointed ? 'plain' : 'soft'}
              busy={busyId === goods.activityId}
              onPress={() => onPress(goods, action)}
            >
              {isAppointed ? '已预约' : '预约'}
              <span className="visually-hidden">
                {isAppointed ? '，点按取消' : ''}：{name}
              </span>
            </Button>
          </div>
        );
      }}
    />
  );
}
