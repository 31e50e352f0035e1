import './order-detail.css';
import type { OrderDetail } from '#core/contract/content/order-query.shapes.ts';
import { isDeliveryLink } from '#core/rules/rights/delivery-content.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const marks: Readonly<
  Partial<Record<OrderDetail['state'], { readonly icon: string; readonly line: string }>>
> = {
  done: { icon: checkIcon, line: '权益已到账，快去使用吧' },
  closed: { icon: closeIcon, line: '名额或卡密已退回，可以重新领取' },
};
const underWay = { icon: clockIcon, line: '正在为您处理，通常一分钟内到账' };

/** A code or number that somebody will have to type elsewhere. */
const isTyped = /[\w-]{6,}/;

/** How the order stands, what it is of and what it brought. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const picture = usePicture();
  const jump = useJump();
  const { icon, line } = marks[order.state] ?? underWay;
  const copy = async (content: string) =>
    toast((await copyText(content)) ? '已复制' : '复制没有成功，请长按选取');
  return (
    <>
      <section className="odh" aria-label="订单状态">
        <span className="odh__i">
          <Icon of={icon} size={26} />
        </span>
        <div className="grow">
          <h2 className="odh__t">
            <span role="status">{order.stateName}</span>
          </h2>
          <p className="odh__l">{line}</p>
        </div>
      </section>
      <Floor label="订单内容">
        <div className="odg">
          <LazyImage src={picture(order.picUrl)} eager />
          <div className="grow">
            <h3 className="odg__n">{order.goodsName}</h3>
            <p className="odg__s">{order.skuName}</p>
          </div>
          <span className="t3 num">×{order.quantity}</span>
        </div>
        {order.deliveries.map(({ label, content }) => (
          <div key={label} className="odd">
            <span className="grow">
              <b className="odd__l">{label}</b>
              <span className="odd__c">{isDeliveryLink(content) ? '专属使用链接' : content}</span>
            </span>
            {isDeliveryLink(content) && (
              <Button
                kind="line"
                size="s"
                label={`打开${label}`}
                onPress={() => void jump({ link: content })}
              >
                打开
              </Button>
            )}
            {!isDeliveryLink(content) && isTyped.test(content) && (
              <Button kind="line" size="s" label={`复制${label}`} onPress={() => void copy(content)}>
                复制
              </Button>
            )}
          </div>
        ))}
      </Floor>
    </>
  );
}
