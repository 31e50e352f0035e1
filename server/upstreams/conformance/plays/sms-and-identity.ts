import { network, verdict } from '../../identity/http.ts';
import { taken } from '../../sms/gateway.ts';
import { forgeries, type Play } from './common.ts';

const address = '192.0.2.1';

export const identity: Play = async (player) => {
  const { ask, check, endpoint } = player;
  const unknown = { kind: 'one-tap', proof: 'not-a-proof', address };
  await forgeries(player, '/proofs', unknown);
  const verify = (what: string, proof: object) => ask(what, '/proofs', proof, verdict);
  const read = await verify('a proof that nobody issued', unknown);
  check('such a proof is refused', read?.outcome === 'refused', `outcome ${read?.outcome}`);
  await ask('the number behind an address', '/network', { address }, network);
  if (!endpoint.proof) return;
  const [, kind = '', proof = ''] = /^([^:]*):(.*)$/.exec(endpoint.proof) ?? [];
  const other = await verify('a proof under another kind than its own', {
    kind: kind === 'one-tap' ? 'mall' : 'one-tap',
    proof,
    address,
  });
  check('it is refused', other?.outcome === 'refused', `outcome ${other?.outcome}`);
  const first = await verify('a proof', { kind, proof, address });
  check('a genuine proof is verified', first?.outcome === 'verified', `outcome ${first?.outcome}`);
  const second = await verify('the same proof again', { kind, proof, address });
  check('a proof is valid once', second?.outcome === 'refused', `outcome ${second?.outcome}`);
};

export const sms: Play = async (player, run) => {
  const message = { id: `test-${run}`, mobile: player.endpoint.mobile, text: '接口测试', channel: 'sms' };
  await forgeries(player, '/messages', message);
  await player.ask('a message', '/messages', message, taken);
  await player.ask('the same message again, which is not sent twice', '/messages', message, taken);
  const spoken = { ...message, id: `test-${run}-voice`, channel: 'voice' };
  await player.ask('a message that is spoken on the phone', '/messages', spoken, taken);
  const { mobile: _mobile, ...unsendable } = { ...message, id: `test-${run}-nobody` };
  await player.mustReject('a message to nobody', '/messages', unsendable);
};
