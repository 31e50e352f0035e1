import { useState } from 'react';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import styles from './pay-code.module.css';

const steps = [
  '选好门店，页面会先显示这家店的优惠',
  '把条形码或二维码出示给收银员，不要截图发给别人',
  '付款码每分钟更换一次，每个码只能付一笔',
  '钱从话费余额里扣，付款结果会自动显示在手机上',
  '需要退款时请找原门店，退回的钱回到话费余额',
];

/** 使用说明: how to pay with the code. */
export function HowTo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={infoIcon} label="使用说明" onPress={() => setOpen(true)} />
      <Sheet open={isOpen} title="使用说明" onClose={() => setOpen(false)}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Sheet>
    </>
  );
}
