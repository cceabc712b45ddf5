import { expect, it } from 'vitest';
import { FEEDBACK_KINDS } from '#contract/calls/feedback';
import { SERVICE_STATES, serviceState } from '#contract/rules/term-state';
import { demoWorld } from './world.ts';

const TODAY = '2026-06-01';
const demo = demoWorld(TODAY).find(({ code }) => code === 'demo');
const emp = demo?.people.find(({ account }) => account?.login === 'emp')?.guid;

it('emp has written of every kind, over more than two years, and waits for an answer', () => {
  const own = demo?.feedback.filter(({ person }) => person === emp) ?? [];
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(FEEDBACK_KINDS));
  expect(Math.max(...own.map(({ asked }) => asked.days ?? 0))).toBeGreaterThan(730);
  const waiting = own.filter(({ answer }) => answer === undefined);
  // longer ago than any holiday lasts: overdue whatever the day; and one that is not
  expect(waiting.map(({ asked }) => asked)).toEqual([{ days: 16 }, { hours: 2 }]);
});

it('emp holds a service in every state and of every use', () => {
  const held = demo?.held.filter(({ person }) => person === emp) ?? [];
  const states = held.map(({ from, to, ended }) => serviceState({ from, to, ended: ended !== undefined }, TODAY));
  expect(new Set(states)).toEqual(new Set(SERVICE_STATES));
  expect(new Set(held.map(({ use }) => use.kind))).toEqual(new Set(['link', 'code', 'booking']));
});
