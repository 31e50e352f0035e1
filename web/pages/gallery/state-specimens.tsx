import { useState } from 'react';
import { EmptyArt } from '#web/art/empty-art.tsx';
import { useArt } from '#web/art/use-art.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NoticePopup } from '#web/ui/notice-popup/notice-popup.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { WarnNote } from '#web/ui/warn-note/warn-note.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;

/** Loading, empty and failed states, and overlays. */
export function StateSpecimens() {
  const art = useArt();
  const [open, setOpen] = useState<'none' | 'sheet' | 'popup' | 'reward' | 'notice'>('none');
  const close = () => setOpen('none');
  return (
    <>
      <Specimen title="骨架屏与加载条">
        <ProgressBar className={styles.progressBar} busy />
        <Floor label="加载中" busy>
          <Skeleton ready={false} boxes={<FlashBoxes />}>
            {null}
          </Skeleton>
        </Floor>
        <FailedState look="strip" title="楼层加载失败" onRetry={nothing} />
        <WarnNote>号码已停机，交清话费后自动恢复</WarnNote>
      </Specimen>
      <Specimen title="空状态与失败">
        <div className={styles.goodsGrid}>
          <div className="card">
            <EmptyState
              size={116}
              art="coupons"
              title="还没有券"
              text="领一张，下单立减"
              action={{ text: '去领券', href: '#coupons' }}
            />
          </div>
          <div className="card">
            <FailedState
              size={116}
              title="网络好像断开了"
              text="检查网络后再试"
              retryText="重新加载"
              onRetry={nothing}
            />
          </div>
          <div className="card">
            <EmptyState
              size={116}
              art="search"
              title="没有找到相关商品"
              text="换个词再搜搜看"
              action={{ text: '清空搜索' }}
            />
          </div>
          <div className="card">
            <EmptyState
              size={116}
              art="busy"
              title="访问的人有点多"
              text="预计等候1分钟"
              action={{ text: '刷新看看' }}
            />
          </div>
        </div>
        <div className={styles.artGrid} style={{ marginTop: 8 }}>
          {(['orders', 'location', 'maintain', 'lost', 'city'] as const).map((name) => (
            <EmptyArt key={name} name={name} width={60} />
          ))}
        </div>
      </Specimen>
      <Specimen title="弹层" padded>
        <Button size="m" kind="soft" onPress={() => setOpen('sheet')}>
          打开面板
        </Button>
        <Button size="m" kind="soft" onPress={() => setOpen('popup')}>
          打开弹窗
        </Button>
        <Button size="m" kind="soft" onPress={() => setOpen('reward')}>
          领取成功
        </Button>
        <Button size="m" kind="plain" onPress={() => toast('领取成功，请在我的权益查看')}>
          轻提示
        </Button>
        <Button
          size="m"
          kind="plain"
          onPress={() => toast('该业务仅限本省用户使用，您暂时无法办理。有问题请拨打客服热线咨询。', 'alert')}
        >
          错误提示
        </Button>
        <Button size="m" kind="outline" onPress={() => setOpen('notice')}>
          维护公告
        </Button>
      </Specimen>
      <Sheet
        open={open === 'sheet'}
        title="选择充值号码"
        onClose={close}
        footer={<Button onPress={() => toast('已选择')}>确定</Button>}
      >
        {['138****6021', '139****0001', '137****8866'].map((number) => (
          <p key={number} className="number" style={{ padding: '12px 0' }}>
            {number}
          </p>
        ))}
      </Sheet>
      <Popup
        open={open === 'popup'}
        title="确认领取"
        onClose={close}
        footer={
          <>
            <Button kind="plain" onPress={close}>
              再想想
            </Button>
            <Button onPress={close}>确认</Button>
          </>
        }
      >
        领取后将充值到138****6021，当月不可更换。
      </Popup>
      <Popup
        open={open === 'reward'}
        look="reward"
        title="领取成功"
        art={<img src={art('goods/gift-cut')} width={120} height={120} alt="" />}
        onClose={close}
        footer={<Button onPress={close}>知道了</Button>}
      >
        视频会员月卡已充值到138****6021。
      </Popup>
      <NoticePopup
        open={open === 'notice'}
        title="维护公告"
        message="系统将于8月9日00:30至06:00升级维护，期间领取与支付暂不可用，请稍后再试..."
      />
    </>
  );
}

function FlashBoxes() {
  return (
    <>
      <div className="row space-between" style={{ marginBottom: 12 }}>
        <SkeletonBox width={96} height={20} />
        <SkeletonBox width={84} height={18} />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 }}>
        {[1, 2, 3, 4].map((n) => (
          <div key={n} className="column gap-6">
            <SkeletonBox radius={8} />
            <SkeletonBox height={11} />
            <SkeletonBox width="58%" height={14} />
          </div>
        ))}
      </div>
    </>
  );
}
