import Taro from '@tarojs/taro';
import { toast } from './toast.ts';

/** Offers to restart when the chat app has downloaded a newer package. One that failed is tried again at the next start. */
export function checkUpdate(): void {
  const updates = Taro.getUpdateManager();
  updates.onUpdateReady(() => {
    void Taro.showModal({
      title: '发现新版本',
      content: '新版本已准备好，重启后即可使用',
      confirmText: '立即重启',
      cancelText: '稍后',
    }).then(({ confirm }) => confirm && updates.applyUpdate());
  });
  updates.onUpdateFailed(() => toast('新版本没有下载成功，下次打开时会再试'));
}
