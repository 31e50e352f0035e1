import { useState } from 'react';
import { detail } from '#core/contract/goods/detail.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

export interface BenefitNumber {
  /** The typed digits; undefined for the subscriber's own number. */
  readonly typed: string | undefined;
  /** Another number that may be topped up. */
  readonly other: string | undefined;
  /** What is known of the typed number. */
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** Why the order cannot be submitted yet. */
  readonly missing: string | undefined;
  type(digits: string | undefined): void;
}

/** The number of a direct charge: one's own, or another one that billing knows. */
export function useBenefitNumber(skuId: string | undefined): BenefitNumber {
  const [typed, type] = useState<string>();
  const isWhole = typed !== undefined && isMobile(typed);
  const { data, error } = useCall(
    detail.benefitMobile,
    { benefitMobile: typed ?? '', skuId: skuId ?? '' },
    { enabled: skuId !== undefined && isWhole },
  );
  const refusal = isWhole && data?.allowed === false ? (data.reason ?? '该号码不能充值') : undefined;
  const isUnread = isWhole && error !== undefined && !data;
  const problem =
    typed?.length === 11 && !isWhole ? '请输入正确的手机号' : isUnread ? '号码没有核对成功，请重试' : refusal;
  return {
    typed,
    other: isWhole && data?.allowed ? typed : undefined,
    hint: isWhole && data?.allowed ? `可充值，${data.areaName ?? '号码'}归属已核对` : undefined,
    error: problem,
    missing:
      skuId === undefined || typed === undefined || (isWhole && data?.allowed)
        ? undefined
        : (problem ?? (isWhole ? '正在核对充值号码' : '请填写充值号码')),
    type,
  };
}
