import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { Brought } from './claimed/brought.tsx';
import { ClaimTrace } from './claimed/claim-trace.tsx';

const states: Readonly<Record<ReceivedRight['state'], { text: string; tone: TagProps['kind'] }>> = {
  delivering: { text: '发放中', tone: 'info' },
  delivered: { text: '已发放', tone: 'ok' },
  failed: { text: '未成功', tone: 'warn' },
};

/** One claim: what it was, when, what became of it, what it brought, and how that went. */
export function RecordCard({ record, href }: { record: ReceivedRight; href?: string | undefined }) {
  const picture = usePicture();
  const { text, tone } = states[record.state];
  return (
    <li className="rr__c">
      <LazyImage src={picture(record.picUrl)} />
      <div className="grow">
        <h2 className="rr__n l1">
          {href === undefined ? (
            record.rightsName
          ) : (
            <a className="rr__a" href={href}>
              {record.rightsName}
            </a>
          )}
        </h2>
        <p className="rr__m l1">{record.productName}</p>
        <p className="rr__m">
          领取时间 <time dateTime={record.claimedAt}>{chinaMinute(new Date(record.claimedAt))}</time>
        </p>
        {record.note !== '' && record.state !== 'delivered' && (
          <p className={record.state === 'failed' ? 'rr__x rr__x--bad' : 'rr__x'}>{record.note}</p>
        )}
      </div>
      <Tag kind={tone}>{text}</Tag>
      {record.note !== '' && record.state === 'delivered' && (
        <div className="rr__w">
          <Brought content={record.note} rightsName={record.rightsName} />
        </div>
      )}
      <div className="rr__t">
        <ClaimTrace trace={record.trace} />
      </div>
    </li>
  );
}
