import {
  position,
  scriptMode,
  scriptName,
  type Position,
  type ScriptMode,
  type ScriptName,
} from '#core/contract/sandbox/hosts.shapes.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { Db } from '../../db/database.ts';
import { readNumber, readState, type NumberState } from '../state.ts';

/** Keys of the rows in sandbox_state. */
export const hostKeys = {
  position: 'host:position',
  user: 'host:user',
  script: (name: ScriptName) => `script:${name}`,
} as const;

/** The phone's position; null while location is denied. */
async function readPosition(db: Db): Promise<Position | null> {
  const written = await readState(db, hostKeys.position);
  if (written === undefined) return { longitude: nanjing.longitude, latitude: nanjing.latitude };
  return written === '' ? null : position.parse(JSON.parse(written));
}

export const readScriptMode = async (db: Db, name: ScriptName): Promise<ScriptMode> => {
  const written = await readState(db, hostKeys.script(name));
  return scriptMode.options.find((mode) => mode === written) ?? 'ok';
};

/** The user and the position of the emulated app. */
export const readHost = async (state: NumberState) => ({
  mobile: (await readNumber(state, hostKeys.user)) ?? null,
  position: await readPosition(state.db),
});

/** The workbench's state of the emulated apps. */
export const hostState = async (state: NumberState) => {
  const { mobile, position: where } = await readHost(state);
  const modes = await Promise.all(
    scriptName.options.map(async (name) => [name, await readScriptMode(state.db, name)] as const),
  );
  return {
    hostUser: mobile,
    position: where,
    scripts: Object.fromEntries(modes) as Record<ScriptName, ScriptMode>,
  };
};
