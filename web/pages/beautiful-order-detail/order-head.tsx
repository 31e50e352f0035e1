import type { OrderDetail } from '#core/contract/content/order-query.shapes.ts';
import { isDeliveryLink } from '#core/rules/rights/deliveries/delivery-content.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './beautiful-order-detail.module.css';

const marks: Readonly<
  Partial<Record<OrderDetail['state'], { readonly icon: string; readonly text: string }>>
> = {
  done: { icon: checkIcon, text: '权益已到账，快去使用吧' },
  closed: { icon: closeIcon, text: '名额或卡密已退回，可以重新领取' },
};
const underWay = { icon: clockIcon, text: '正在为您处理，通常一分钟内到账' };

/** A code or number to copy. */
const isTyped = /[\w-]{6,}/;

/** State, product and delivered content of the order. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const picture = usePicture();
  const jump = useJump();
  const { icon, text } = marks[order.state] ?? underWay;
  const copy = async (content: string) =>
    toast((await copyText(content)) ? '已复制' : '复制没有成功，请长按选取');
  return (
    <>
      <section className={styles.statusHeader} aria-label="订单状态">
        <span className={styles.statusIcon}>
          <Icon of={icon} size={26} />
        </span>
        <div className="grow">
          <Text as="h2" look="headline">
            <span role="status">{order.stateName}</span>
          </Text>
          <p className={styles.statusText}>{text}</p>
        </div>
      </section>
      <Floor label="订单内容">
        <div className={styles.goods}>
          <LazyImage className={styles.picture} src={picture(order.picUrl)} eager />
          <div className="grow">
            <h3 className={styles.goodsName}>{order.goodsName}</h3>
            <p className={styles.skuName}>{order.skuName}</p>
          </div>
          <span className="text-tertiary number">×{order.quantity}</span>
        </div>
        {order.deliveries.map(({ label, content }) => (
          <div key={label} className={styles.delivery}>
            <span className="grow">
              <b className={styles.deliveryLabel}>{label}</b>
              <span className={styles.deliveryContent}>
                {isDeliveryLink(content) ? '专属使用链接' : content}
              </span>
            </span>
            {isDeliveryLink(content) && (
              <Button
                kind="outline"
                size="s"
                label={`打开${label}`}
                onPress={() => void jump({ link: content })}
              >
                打开
              </Button>
            )}
            {!isDeliveryLink(content) && isTyped.test(content) && (
              <Button kind="outline" size="s" label={`复制${label}`} onPress={() => void copy(content)}>
                复制
              </Button>
            )}
          </div>
        ))}
      </Floor>
    </>
  );
}
