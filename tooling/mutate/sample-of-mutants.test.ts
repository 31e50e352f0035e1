import { expect, it } from 'vitest';
import { sampleOfMutants } from './sample-of-mutants.ts';

const mutantsOf = (folder: string, names: readonly string[]) =>
  names.map((replacement, at) => ({
    id: `${at}`,
    fileName: `${folder}/pay.ts`,
    mutatorName: 'ConditionalExpression',
    replacement,
  }));
const changes = Array.from({ length: 200 }, (_, at) => `change ${at % 40}`);

it('a sample has the wanted size and is the same for the same seed', () => {
  const mutants = mutantsOf('server', changes);
  const sample = sampleOfMutants(mutants, 30, '1');
  expect(sample.size).toBe(30);
  expect(sampleOfMutants(mutants, 30, '1')).toEqual(sample);
  expect(sampleOfMutants(mutants, 30, '2')).not.toEqual(sample);
  expect(sampleOfMutants(mutants, 500, '1').size).toBe(200);
});

it('a sample stays when its files move and when others are added', () => {
  const sample = sampleOfMutants(mutantsOf('server', changes), 30, '1');
  expect(sampleOfMutants(mutantsOf('elsewhere', changes), 30, '1')).toEqual(sample);
  const grown = sampleOfMutants(mutantsOf('server', [...changes, 'a new one', 'another']), 30, '1');
  expect([...grown].filter((id) => sample.has(id)).length).toBeGreaterThanOrEqual(28);
});
