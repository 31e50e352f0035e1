import { names } from '#core/config/names.ts';
import { projectIds } from '#core/site/projects.ts';

/** Words that stand in a few places only, so that a change of theirs is a change there. */
export interface WordRule {
  readonly words: readonly string[];
  readonly scope: readonly string[];
  readonly except: readonly string[];
  readonly because: string;
}

/** The gallery shows every component in every theme, with the mall's own words. */
const specimens = ['web/pages/gallery/**'];
const business = ['权益', '会员', '领取', '优惠券', '话费', '积分', '套餐', '商城'];

export const wordRules: readonly WordRule[] = [
  {
    words: projectIds,
    scope: ['core/**', 'server/**', 'web/**'],
    except: [
      'core/site/**',
      'core/config/**',
      'core/spec/**',
      'web/projects/**',
      'web/styles/**',
      ...specimens,
    ],
    because: 'sub-projects differ by data: their names stand in core/site, core/config and web/projects',
  },
  {
    words: [...business, names.product, names.operator, names.hotline, ...Object.values(names.malls)],
    scope: ['web/ui/**', 'web/art/**'],
    except: [],
    because: 'web/ui and web/art know shapes, not the mall: copy comes from the caller',
  },
];
