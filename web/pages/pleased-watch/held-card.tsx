import type { HeldProduct, MemberRights } from '#core/contract/content/rights.shapes.ts';
import { pack } from './pack.ts';
import { PackCard } from './pack-card.tsx';

interface HeldCardProps {
  readonly product: HeldProduct;
  readonly rights: MemberRights;
}

const dayText = (isoDate: string): string => isoDate.replace(/^\d+-0?(\d+)-0?(\d+)$/, '$1月$2日');

/** How long the pack still lasts, and what waits in it. */
export function HeldCard({
  product: { productName, daysLeft, endsOn },
  rights: { groupList },
}: HeldCardProps) {
  const left = daysLeft ?? pack.days;
  const waiting = groupList.filter(({ rightsList }) =>
    rightsList.some(({ recvStatus }) => recvStatus === 0),
  ).length;
  return (
    <PackCard
      label="我的权益包"
      stub={
        <>
          <div className="pwc__days" aria-hidden="true">
            {Array.from({ length: pack.days }, (_, day) => (
              <i key={day} className={day < pack.days - left ? 'past' : undefined} />
            ))}
          </div>
          <p className="pwc__l">
            <span>{waiting > 0 ? `还有${waiting}项权益待领取` : '权益已全部领取'}</span>
            {endsOn !== null && <span>{dayText(endsOn)}到期</span>}
          </p>
        </>
      }
    >
      <h2 className="pwc__n">{productName}</h2>
      <p className="pwc__k">5G通用流量+会员周卡3选1</p>
      <p className="pwc__p">
        剩余 <span className="num">{left}</span> 天
      </p>
    </PackCard>
  );
}
