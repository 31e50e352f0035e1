import type { CodeTerms } from '../../contract/console/goods/goods-fields.shapes.ts';
import type { SkuDetail } from '../../contract/goods/detail.shapes.ts';

interface CodeGoods {
  readonly terms: CodeTerms;
  /** Days from the purchase; null: until the end that the supplier gave each code. */
  readonly validDays: number | null;
  readonly limitPerOrder: number;
}

interface CodePromise {
  readonly guarantees: readonly string[];
  readonly validity: string;
  readonly refund: readonly string[];
  /** Before payment. */
  readonly prompt: string;
}

const unusedWords = {
  'until-used': {
    guarantees: ['未用随时退', '过期自动退'],
    refund: ['没有使用可随时退，看过券码也可以，原路返回。', '到期没有使用的，自动退款。'],
    several: '一次买多张的，用过一张后其余的不能退。',
    prompt: '券码核销后不支持退款',
  },
  'until-shown': {
    guarantees: ['未看码随时退', '过期未看自动退'],
    refund: ['没有查看券码可随时退，原路返回；查看后不支持退款。', '到期没有查看的，自动退款。'],
    several: '一次买多张的，看过一张后其余的不能退。',
    prompt: '券码查看后不支持退款',
  },
} as const;

/** What a page says about refunds and the end of goods that are delivered as codes. */
export const codePromise = ({ terms, validDays, limitPerOrder }: CodeGoods): CodePromise => {
  const { guarantees, refund, several, prompt } = unusedWords[terms];
  return {
    guarantees,
    validity: validDays === null ? '以券码上的到期日为准' : `购买后${validDays}天`,
    refund: [...refund, ...(limitPerOrder > 1 ? [several] : [])],
    prompt,
  };
};

type Section = SkuDetail['sections'][number];

/** The sections of a page with what its codes promise: a parameter, and the first words about refunds. */
export function withCodePromise(
  sections: readonly Section[],
  { validity, refund }: Pick<CodePromise, 'validity' | 'refund'>,
): Section[] {
  const own = sections.map((section): Section => {
    if (section.kind === 'refund') return { ...section, paragraphs: [...refund, ...section.paragraphs] };
    if (section.kind !== 'parameters') return section;
    const blocks = section.blocks?.map((block) =>
      block.kind === 'parameters'
        ? { ...block, rows: [...block.rows, { name: '有效期', value: validity }] }
        : block,
    );
    return blocks ? { ...section, blocks } : section;
  });
  return own.some(({ kind }) => kind === 'refund')
    ? own
    : [...own, { kind: 'refund', title: '退款说明', paragraphs: [...refund], pics: [] }];
}

/** Texts of operators that promise a refund by themselves: what is promised follows from the terms alone. */
export const promisesRefund = (text: string): boolean => /随时退|自动退|过期退|到期退|未用可退/.test(text);
