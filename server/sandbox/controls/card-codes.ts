import type { CardBatch } from '#core/contract/sandbox/trade.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { cardCodeFrom, printCardCode } from '#core/rules/rights/card-code.ts';
import type { Deps } from '../../deps.ts';
import { codeHash } from '../../http/secrets.ts';
import { cardCodeHash, keepCardCodes } from '../../services/rights/public.ts';

type Printer = Pick<Deps, 'db' | 'clock' | 'secret' | 'encryption'>;

/** Unused cards available of each batch. */
const ready = 6;

/** Derived from the secret: stable in one installation, different in every other. */
const demoCardCode = (secret: string, batchId: string, at: number): string =>
  cardCodeFrom(codeHash(secret, 'sandbox-card-code', batchId, String(at)));

/** Card codes for the workbench. Tables store codes as hashes only, so the sandbox derives its own. */
export async function cardCodes(deps: Printer): Promise<CardBatch[]> {
  const batches = await deps.db
    .selectFrom('card_code_batches')
    .selectAll()
    .where('batch_id', 'like', 'demo-%')
    .orderBy('begins_at')
    .orderBy('batch_id')
    .execute();
  return Promise.all(
    batches.map(async ({ batch_id, act_num, name, grants, months, begins_at, ends_at }) => ({
      batchId: batch_id,
      actNum: act_num,
      name,
      grants,
      months,
      beginsAt: begins_at.toISOString(),
      endsAt: ends_at.toISOString(),
      codes: await printed(deps, batch_id),
    })),
  );
}

async function printed(deps: Printer, batchId: string) {
  const used = new Map(
    (await usedHashes(deps, batchId)).map(({ code_hash, mobile_sealed }) => [
      code_hash.toString('hex'),
      maskMobile(deps.encryption.mobiles.open(mobile_sealed)),
    ]),
  );
  const codes: string[] = [];
  for (let at = 0, unused = 0; unused < ready; at++) {
    const code = demoCardCode(deps.secret, batchId, at);
    codes.push(code);
    if (!used.has(cardCodeHash(deps.secret, code).toString('hex'))) unused += 1;
  }
  await keepCardCodes(deps, batchId, codes);
  return codes.map((code) => ({
    code: printCardCode(code),
    usedBy: used.get(cardCodeHash(deps.secret, code).toString('hex')) ?? null,
  }));
}

const usedHashes = ({ db }: Printer, batchId: string) =>
  db
    .selectFrom('card_exchanges as e')
    .innerJoin('users as u', 'u.user_id', 'e.user_id')
    .select(['e.code_hash', 'u.mobile_sealed'])
    .where('e.batch_id', '=', batchId)
    .where('e.released_at', 'is', null)
    .execute();
