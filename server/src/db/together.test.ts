import { expect, it } from 'vitest';
import { together } from './together.ts';

it('gives each its answer, in the order asked', async () => {
  const later = new Promise<string>((resolve) => setImmediate(() => resolve('later')));
  const answers: [string, number, string] = await together([later, 2, Promise.resolve('soon')]);
  expect(answers).toEqual(['later', 2, 'soon']);
});

it('fails only when nothing is left to send', async () => {
  const steps: string[] = [];
  const twoSteps = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('first');
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('second');
  };
  await expect(together([Promise.reject(new Error('no')), twoSteps()])).rejects.toThrow('no');
  expect(steps).toEqual(['first', 'second']);
});

it('reports the failure, not its echo', async () => {
  const failure = Object.assign(new Error('lost the race'), { code: '40001' });
  const echo = Object.assign(new Error('aborted'), { code: '25P02' });
  await expect(together([Promise.reject(echo), Promise.reject(failure)])).rejects.toBe(failure);
  await expect(together([Promise.reject(echo)])).rejects.toBe(echo);
});
