import { z } from 'zod';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { Db } from '../db/database.ts';
import { scriptModes, type ScriptMode } from './scripts/modes.ts';
import { readNumber, readState, type NumberState } from './state.ts';

export const scriptNames = ['chat-sdk', 'chat-sdk-2', 'maps', 'app-bridge', 'one-tap', 'analytics'] as const;
export type ScriptName = (typeof scriptNames)[number];

export const position = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});
type Position = z.output<typeof position>;

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
  return scriptModes.find((mode) => mode === written) ?? 'ok';
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
    scriptNames.map(async (name) => [name, await readScriptMode(state.db, name)] as const),
  );
  return { hostUser: mobile, position: where, scripts: Object.fromEntries(modes) };
};
