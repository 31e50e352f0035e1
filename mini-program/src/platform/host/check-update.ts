import Taro from '@tarojs/taro';

/** Offers to restart when the chat app has downloaded a newer package. */
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
}
