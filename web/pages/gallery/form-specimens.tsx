import { useState } from 'react';
import { eyeIcon } from '#web/art/icons/eye-icon.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import { TabIcon } from '#web/art/tab-icon.tsx';
import { useArt } from '#web/art/use-art.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarAction } from '#web/ui/action-bar/bar-action.tsx';
import { BarNote } from '#web/ui/action-bar/bar-note.tsx';
import { BarPrice } from '#web/ui/action-bar/bar-price.tsx';
import { AgreementChoice } from '#web/platform/consent/agreement-choice.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { CodeField } from '#web/ui/code-field/code-field.tsx';
import { CouponTip } from '#web/ui/coupon-tip/coupon-tip.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { PaymentRow } from '#web/ui/payment-row/payment-row.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Radio } from '#web/ui/radio/radio.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const terms = [
  { templateId: 'user-service', title: '用户服务协议' },
  { templateId: 'privacy', title: '隐私政策' },
];
const nothing = () => undefined;
const kinds = ['primary', 'soft', 'outline', 'plain', 'accent', 'vip', 'text'] as const;
const couponTabs = [
  { key: 'ready', text: '待使用', count: 12 },
  { key: 'waiting', text: '待领取', count: 4 },
  { key: 'used', text: '已用完' },
  { key: 'over', text: '已过期' },
] as const;
const couponKinds = [
  { key: 'all', text: '全部' },
  { key: 'bag', text: '权益福袋', count: 3 },
  { key: 'data', text: '流量礼包', count: 2 },
  { key: 'half', text: '五折购', count: 1 },
] as const;
const ways = [
  { key: 'own', text: '本机号码' },
  { key: 'sms', text: '短信验证码' },
] as const;

/** Buttons, choices, fields and bars. */
export function FormSpecimens() {
  const art = useArt();
  const [tab, setTab] = useState<(typeof couponTabs)[number]['key']>('ready');
  const [chip, setChip] = useState<(typeof couponKinds)[number]['key']>('all');
  const [way, setWay] = useState<(typeof ways)[number]['key']>('own');
  const [on, setOn] = useState(true);
  const [pay, setPay] = useState('chat');
  const [code, setCode] = useState('');
  return (
    <>
      <Specimen title="按钮" padded>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} size="m">
            {kind}
          </Button>
        ))}
        <Button size="s">点击领取</Button>
        <Button size="s" kind="soft">
          去抢购
        </Button>
        <Button size="s" busy>
          领取中
        </Button>
        <Button size="s" disabled reason="本组已达可选上限">
          暂不可领
        </Button>
        <Button full>一键登录</Button>
        <Button full disabled>
          登录
        </Button>
        <IconButton icon={heartIcon} label="收藏" pressed />
        <IconButton icon={shareIcon} label="分享" look="over" />
        <Button size="s" kind="plain">
          <Icon of={eyeIcon} size={18} />
          大字版
        </Button>
      </Specimen>
      <Specimen title="页签、分段、筛选">
        <Tabs label="券状态" items={couponTabs} value={tab} onChange={setTab} spread />
        <Chips label="券种类" items={couponKinds} value={chip} onChange={setChip} />
        <div style={{ margin: '4px 28px' }}>
          <Segmented label="登录方式" items={ways} value={way} onChange={setWay} />
        </div>
      </Specimen>
      <Specimen title="输入">
        <div style={{ padding: '0 16px' }}>
          <TextField
            label="手机号码"
            value="138 0000 6021"
            onChange={nothing}
            before="+86"
            inputMode="numeric"
          />
          <CodeField
            label="短信验证码"
            value={code}
            onChange={setCode}
            placeholder="输入6位验证码"
            send={{ text: '获取验证码', onPress: nothing }}
          />
          <TextField label="卡密" value="AB12" onChange={nothing} error="卡密不正确，请检查后重新输入" />
          <AgreementChoice texts={terms} agreed={false} onChange={nothing} onRead={nothing} />
          <Checkbox checked={on} onChange={setOn}>
            记住这个号码
          </Checkbox>
          <Radio name="sex" value="a" checked onSelect={nothing}>
            连续包月
          </Radio>
          <Radio name="sex" value="b" checked={false} onSelect={nothing}>
            季卡
          </Radio>
        </div>
      </Specimen>
      <Specimen title="列表">
        <Cells title="设置">
          <Cell
            title="大字版"
            note="更大的文字与按钮"
            end={<Switch label="大字版" checked={on} onChange={setOn} />}
          />
          <Cell title="收货地址" href="#address" end="南京市玄武区" icon={headsetIcon} />
          <Cell title="当前版本" end="1.0.0" />
        </Cells>
        <Cells title="支付方式" role="radiogroup">
          <PaymentRow
            group="pay"
            value="chat"
            mark={art('pay/chat')}
            name="聊天应用支付"
            note="推荐，到账快"
            tag={<Tag>立减1元</Tag>}
            checked={pay === 'chat'}
            onSelect={setPay}
          />
          <PaymentRow
            group="pay"
            value="phone"
            mark={art('pay/phone')}
            name="话费"
            note="当前话费余额 ¥86.40"
            checked={pay === 'phone'}
            onSelect={setPay}
          />
          <PaymentRow
            group="pay"
            value="fees"
            mark={art('pay/fees')}
            name="AI豆抵扣"
            note="可用1,260豆，抵 ¥12.60"
            checked={pay === 'fees'}
            onSelect={setPay}
          />
          <PaymentRow
            group="pay"
            value="wallet"
            mark={art('pay/wallet')}
            name="在线钱包"
            barred="请在浏览器内使用"
            checked={false}
            onSelect={setPay}
          />
          <PaymentRow
            group="pay"
            value="card"
            mark={art('pay/card')}
            name="银行卡支付"
            barred="请在浏览器内使用"
            checked={false}
            onSelect={setPay}
          />
        </Cells>
      </Specimen>
      <Specimen title="底部操作栏">
        <ActionBar
          className={styles.actionBar}
          tip={
            <CouponTip
              art={art('quick/luckybag')}
              text="可使用2张福袋券全额抵扣"
              action={{ text: '使用推荐', onPress: nothing }}
            />
          }
        >
          <BarAction icon={<Icon of={headsetIcon} size={22} />} text="客服" href="#help" />
          <BarAction icon={<TabIcon name="home" size={22} />} text="首页" href="#home" />
          <Button kind="accent">领券购买</Button>
          <Button>立即购买 ¥15</Button>
        </ActionBar>
        <div style={{ height: 8 }} />
        <ActionBar className={styles.actionBar}>
          <BarPrice fen={990} terms={['连续包月', '首月¥9.9，次月起¥15/月']} />
          <Button>立即开通</Button>
        </ActionBar>
        <ActionBar className={styles.actionBar}>
          <BarNote>该业务仅限本省用户使用，您暂时无法办理。有问题请拨打客服热线咨询。</BarNote>
        </ActionBar>
        <div style={{ height: 8 }} />
        <ActionBar className={styles.actionBar}>
          <div className="grow">
            <p className="text-caption text-tertiary">
              应付 <span style={{ color: 'var(--price-ink)' }}>已省 ¥179.80</span>
            </p>
            <Price fen={1920} size={24} />
          </div>
          <Button>立即支付</Button>
        </ActionBar>
      </Specimen>
    </>
  );
}
