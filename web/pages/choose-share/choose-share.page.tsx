import { agreements } from '#core/contract/common/agreements.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import { titles } from '#core/site/titles.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useShare } from '#web/platform/hosts/use-share.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSyncExternalStore } from 'react';
import { GuideSteps, guideInput } from './guide-steps.tsx';
import { SavePoster } from './save-poster.tsx';
import { SharePoster } from './share-poster.tsx';

/** The code that leads here. */
const chooseMaterial = { materialId: 'choose' };

const never = () => () => undefined;
const originHere = (): string | undefined => location.origin;

/** The QR code's URL; the origin is unknown in server rendering. */
function useScanLink() {
  const { data, error, refetch } = useCall(agreements.qrCodeMaterial, chooseMaterial);
  const origin = useSyncExternalStore(never, originHere, () => undefined);
  return {
    material: data,
    link: data && origin && new URL(data.content, origin).href,
    error,
    retry: () => void refetch(),
  };
}

const offer = { line: 'choose-any' };
const title = titles.choose;

/** 会员任我选, to pass on: a picture with a code that leads to the choice, and how to find it in the mini-program. */
function ChooseShare() {
  const tier = useCall(memberPage.memberTiers, offer).data?.tiers[0];
  const { material, link, error, retry } = useScanLink();
  useShare({ title, desc: '爱看哪个选哪个，每月换着来', ...(link !== undefined && { link }) });
  const copy = async (text: string) =>
    toast((await copyText(text)) ? '链接已复制，去发给朋友吧' : '复制没有成功，请保存图片后分享');
  return (
    <PageFrame
      title={title}
      hero={{ motif: 'wave', height: 260 }}
      bar={
        <ActionBar>
          <Button
            kind="plain"
            disabled={link === undefined}
            onPress={() => link !== undefined && void copy(link)}
          >
            复制链接
          </Button>
          <SavePoster tier={tier} link={link} />
        </ActionBar>
      }
    >
      <SharePoster tier={tier} link={link} guide={material?.guide ?? ''} />
      {error && !material && <FailedState look="strip" title="二维码没有加载出来" onRetry={retry} />}
      <GuideSteps />
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: ChooseShare,
  firstCalls: () => [
    { endpoint: memberPage.memberTiers, input: offer },
    { endpoint: agreements.qrCodeMaterial, input: chooseMaterial },
    { endpoint: notices.miniProgramGuide, input: guideInput },
  ],
};
