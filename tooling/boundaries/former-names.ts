/** Words that names had before `docs/style.md` chose another; names of the specification and the database are excepted. */
export interface FormerName {
  readonly pattern: RegExp;
  readonly say: string;
  readonly except?: readonly string[];
}

export const formerNames: readonly FormerName[] = [
  // A superlative is no limit.
  { pattern: /\bmost[A-Z]\w*/g, say: 'max…', except: ['mostPromising'] },
  {
    pattern: /\b(?:sales?[A-Z]|Sales?[A-Z]|\w*[sS]eckill)\w*/g,
    say: 'flashSale',
    // Calls and fields of the interface, tables, and a migration that has landed.
    except: [
      'seckill',
      'SeckillGoods',
      'seckillPriceFen',
      'getIndexSeckillActivityInfo',
      'saleAround',
      'seckill_goods',
      'seckill_sessions',
      'seckill_sessions_by_end',
      'saleLevels',
    ],
  },
  {
    pattern:
      /\b(?:AnswerCache|AnswerKey|AnswersProvider|ShownAnswer|useAnswers?|[cC]achedAnswer|clearAnswers)\b/g,
    say: 'query',
  },
  {
    pattern: /\b(?:compareBooks|Book(?:Row|Difference)\w*|book(?:Refund|SignIn|TillCredit))\b/g,
    say: 'ledger or statement, record…',
  },
  { pattern: /\b(?:\w+Standing|[sS]tanding[A-Z]\w*)\b/g, say: '…Status' },
  {
    pattern:
      /\b(?:\w*[oO]nlooker\w*|peaceMs|unspoken\w*|endTurn|takeTurn|lockedTurn|storedTurn|TurnQuestion)\b/g,
    say: 'a plain word (docs/style.md)',
  },
];
