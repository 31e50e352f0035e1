import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { codeBatches } from '#core/contract/console/rights/rights.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import styles from './code-batches.module.css';

const maxCodes = 100_000;

/** Proposes a batch: what a code gives, how many, and when they can be exchanged. */
export function MakeForm({ onClose }: { readonly onClose: () => void }) {
  const { data: choices } = useQuery(reading(codeBatches.codeBatchChoices, {}));
  const [texts, setTexts] = useState({
    name: '',
    actNum: '',
    productId: '',
    months: '',
    codes: '',
    beginsAt: '',
    endsAt: '',
  });
  const [reason, setReason] = useState('');
  const propose = useChange(codeBatches.proposeCodeBatch);
  const [selectId, actId] = [useId(), useId()];
  const product = choices?.products.find(({ productId }) => productId === texts.productId);
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    onValue: (value: string) => {
      propose.reset();
      setTexts({ ...texts, [name]: value });
    },
  });
  const time = (name: 'beginsAt' | 'endsAt') => ({
    required: true,
    value: texts[name],
    onValue: (value: string | null) => field(name).onValue(value ?? ''),
  });
  const codes = /^\d{1,6}$/.test(texts.codes) ? Number(texts.codes) : 0;
  const months = /^\d{1,2}$/.test(texts.months) ? Number(texts.months) : null;
  const { beginsAt, endsAt } = texts;
  const gives = !product
    ? ''
    : months === null
      ? product.right && `每个兑换${product.right.name}一份`
      : `每个开通${product.name} ${months} 个月`;
  const isWhole =
    !!gives && codes > 0 && codes <= maxCodes && beginsAt !== '' && endsAt !== '' && beginsAt < endsAt;
  return (
    <ActForm
      title="制作一批卡密"
      effect={`${gives ? `${gives}；` : ''}财务或负责人同意后开始制作，最多 ${maxCodes.toLocaleString('zh-CN')} 个；做好后由负责人导出一次加密文件`}
      button="提交审批"
      busy={propose.isPending}
      disabled={!isWhole || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        propose.mutate({
          name: texts.name,
          actNum: texts.actNum,
          productId: texts.productId,
          months,
          codes,
          beginsAt,
          endsAt,
          reason,
        })
      }
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      <div className={styles.pair}>
        <Field
          label="名称"
          hint="用户的兑换记录里显示"
          required
          minLength={2}
          maxLength={30}
          {...field('name')}
        />
        <Field label="数量" required inputMode="numeric" pattern="\d{1,6}" {...field('codes')} />
      </div>
      <div className={styles.pair}>
        <span className={styles.select}>
          <label htmlFor={selectId}>产品</label>
          <select
            id={selectId}
            required
            value={texts.productId}
            onChange={({ target }) => field('productId').onValue(target.value)}
          >
            <option value="">选择产品…</option>
            {choices?.products.map(({ productId, name, right }) => (
              <option key={productId} value={productId}>
                {name}
                {right ? `（${right.name}）` : ''} {productId}
              </option>
            ))}
          </select>
        </span>
        <Field
          label="开通几个月"
          hint={product ? (product.right ? '空着是只给这项权益' : '这个产品要填') : '先选产品'}
          required={product !== undefined && product.right === null}
          inputMode="numeric"
          pattern="\d{0,2}"
          {...field('months')}
        />
      </div>
      <div className={styles.pair}>
        <TimeField label="开始" hint="中国时间" {...time('beginsAt')} />
        <TimeField label="结束" {...time('endsAt')} />
      </div>
      <Field
        label="兑换页活动号"
        hint="可以不填"
        list={actId}
        maxLength={32}
        pattern="[A-Za-z0-9_\-]*"
        {...field('actNum')}
      />
      <datalist id={actId}>
        {choices?.actNums.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      {propose.isSuccess && <p role="status">已提交审批</p>}
    </ActForm>
  );
}
