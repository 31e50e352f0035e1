import { useState } from 'react';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { useArt } from '#web/art/use-art.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { PictureChoice } from '#web/ui/picture-choice/picture-choice.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { Specimen } from './specimen.tsx';

const address = 'https://mall.example/content/super-market/market-index';

/** Choosing by picture, rules, and codes to scan. */
export function PickSpecimens() {
  const art = useArt();
  const [week, setWeek] = useState('video');
  const weeks = [
    { key: 'video', text: '视频周卡', art: art('goods/video-blue') },
    { key: 'music', text: '音乐周卡', art: art('goods/music-blue'), note: '已领完', off: true },
    { key: 'reading', text: '阅读周卡', art: art('goods/ebook') },
  ];
  return (
    <>
      <Specimen title="图片单选与规则">
        <Floor header={{ title: '会员周卡' }}>
          <PictureChoice label="会员周卡" value={week} onChange={setWeek} items={weeks} />
        </Floor>
        <Floor header={{ title: '活动规则' }}>
          <RuleList rules={['办理后立即生效，连续7天有效。', '会员周卡3选1，领取后不可更换。']} />
        </Floor>
      </Specimen>
      <Specimen title="二维码" padded>
        <QrCode text={address} label="示例二维码" size={132} />
        <QrCode text={address} label="带标志的示例二维码" size={132} mark={<LogoMark size={26} />} />
      </Specimen>
    </>
  );
}
