import { Decrypter } from 'age-encryption';
import { expect, it } from 'vitest';
import { codeBatches } from '#core/contract/console/rights/rights.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { aRight } from '../../../../testing/data/a-right.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { killableProduct } from '../../../../testing/kills/killable-product.ts';
import { anOperator, callConsole, codeOf, consoleData } from '../../../../testing/operators/an-operator.ts';
import { cardCodeHash } from '../../card-code/card-code-hash.ts';

const product = killableProduct();
const codes = 60_000;

it(
  'codes are all made, each once, although processes that make them are killed',
  { timeout: 240_000 },
  async () => {
    const { server } = product;
    const [activities, finance, owner] = await Promise.all(
      (['activities', 'finance', 'owner'] as const).map((role) => anOperator(server, { roles: [role] })),
    );
    if (!activities || !finance || !owner) throw new Error('no operators');
    const { productId } = await aRight(server);
    const { proposalId } = await consoleData(
      server,
      codeBatches.proposeCodeBatch,
      {
        name: '门店体验卡',
        actNum: '',
        productId,
        months: null,
        codes,
        beginsAt: server.now().toISOString(),
        endsAt: new Date(server.now().getTime() + 86_400_000).toISOString(),
        reason: '线下门店活动发放',
      },
      activities,
    );
    const { target: batchId } = await consoleData(server, proposals.proposal, { proposalId }, finance);
    const made = async () => (await consoleData(server, codeBatches.codeBatch, { batchId }, finance)).made;
    const killed = product.start();
    await killed.origin();
    expect((await callConsole(server, proposals.approveProposal, { proposalId }, finance)).success).toBe(
      true,
    );
    await eventually(made, (count) => count > 0);
    killed.child.kill('SIGKILL');
    await killed.ended;
    server.wakeJobs();
    await eventually(made, (count) => count === codes, 120_000);
    const rows = await server.db
      .selectFrom('card_codes')
      .select('code_hash')
      .where('batch_id', '=', batchId)
      .execute();
    const stored = new Set(rows.map(({ code_hash }) => code_hash.toString('hex')));
    expect(stored.size).toBe(codes);
    const { passphrase } = await consoleData(
      server,
      codeBatches.exportCodeBatch,
      { batchId, totp: codeOf(server, owner), reason: '交给门店' },
      owner,
    );
    const { content } = await consoleData(server, codeBatches.loadCodeFile, { batchId }, owner);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const exported = (await decrypter.decrypt(Buffer.from(content, 'base64'), 'text')).trim().split('\n');
    expect(new Set(exported).size).toBe(codes);
    expect(exported.every((code) => stored.has(cardCodeHash(server.deps.secret, code).toString('hex')))).toBe(
      true,
    );
  },
);
