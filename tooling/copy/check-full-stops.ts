import { fits } from '../boundaries/pattern.ts';
import { isTest, type Tree } from '../boundaries/tree.ts';

/** Texts that are read as paragraphs: rules, answers, notices and messages. Each of their sentences ends with a full stop. */
const prose = [
  'server/demo/**',
  'server/services/**',
  'core/rules/sections/*.ts',
  'core/rules/order/ended-codes-message.ts',
  'web/pages/membership-set/rows/**',
  'web/pages/daily-cash/cash-rules.tsx',
  'web/pages/lottery/lottery-rules.tsx',
  'web/pages/gallery/**',
];

/** String literals, template literals and the text between tags. */
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]*)</g;
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

/** Texts that break the rule of docs/style.md: one sentence without a full stop, several with one after each. */
export const checkFullStops = (tree: Tree): readonly string[] =>
  [...tree].flatMap(([path, source]) => {
    if (isTest(path)) return [];
    const isProse = prose.some((one) => fits(one, path));
    return [...source.replace(comment, '').matchAll(literal)].flatMap((match) => {
      const text = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim();
      const fault = faultOf(text, isProse);
      return fault ? [`${path}: "${text}" ${fault}`] : [];
    });
  });

function faultOf(text: string, isProse: boolean): string | undefined {
  const sentences = text.split(/(?<=[。！？])/);
  const endsWithStop = /[。！？”」）]$/.test(text) || text.endsWith('}');
  if (sentences.length > 1 && !endsWithStop && /\p{Script=Han}$/u.test(text))
    return 'has several sentences and no full stop at its end';
  if (!isProse && sentences.length === 1 && text.endsWith('。') && text.length > 1)
    return 'is one sentence: no full stop';
  return undefined;
}
