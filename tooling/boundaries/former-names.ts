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
  {
    // A line is the line of an order, and a product line.
    pattern:
      /\b(?:\w*(?:[lL]og|[eE]vent|[bB]eacon|[aA]ddress|[aA]greement|[nN]otice|[pP]lace|[pP]rice|[rR]ight|[hH]eld|[sS]tatus|[sS]tate|[sS]etting|[dD]raw|[cC]hances|[cC]laim|[rR]eason|[sS]ent|[sS]hop|[aA]ccount|[oO]pening|[rR]ecord|[sS]keleton|[hH]eader|[hH]ead|[tT]ear)Lines?|use(?:\w+)?Line|lineIcons?|lineId)\b|\bline=(?=["'`{]["'`\u4e00-\u9fff])/g,
    say: 'text, row, record, entry or what it is',
    // A field of the interface.
    except: ['priceLines'],
  },
  {
    pattern:
      /\b(?:\w*[a-z](?:Wanted|Held|Kept|Given|Begun)|(?:[wW]anted|[hH]eld|[kK]ept|[gG]iven|[bB]egun)(?=[A-Z]))(?:[A-Z]\w*)?\b/g,
    say: 'input, requested, owned, reserved, saved, stored, granted or started',
    // Fields and outcomes of the interface and of SQL functions, and migrations that have landed.
    except: ['notBegun', 'notHeld', 'keptGoods', 'heldRefunds'],
  },
];
