import { expect, it } from 'vitest';
import type { ClaimRow } from '#contract/calls/reimbursement';
import { claimStages, claimTag } from './progress.ts';

const dates = { submittedAt: 's', decidedAt: 'd', payingAt: 'p', paidAt: 'x' };
const line = (wording: 'review' | 'finance', state: ClaimRow['state']) =>
  claimStages(wording, { state, dates }).map(({ name, state: at }) => `${name} ${at}`);

it('submitted, finance processing, completed', () => {
  expect(line('finance', 'submitted')).toEqual(['submitted done', 'review current', 'finance todo', 'done todo']);
  expect(line('finance', 'approved')).toEqual(['submitted done', 'passed done', 'finance current', 'done todo']);
  expect(line('finance', 'paid')).toEqual(['submitted done', 'passed done', 'finance done', 'done done']);
  expect(line('finance', 'returned')).toEqual(['submitted done', 'returned stopped', 'finance todo', 'done todo']);
  expect(claimTag('finance', { state: 'paying', dates }).name).toBe('processing');
});

it('order submitted, under review, completed', () => {
  expect(line('review', 'submitted')).toEqual(['orderSubmitted done', 'underReview current', 'done todo']);
  expect(line('review', 'paying')).toEqual(['orderSubmitted done', 'underReview current', 'done todo']);
  expect(line('review', 'paid')).toEqual(['orderSubmitted done', 'underReview done', 'done done']);
  expect(line('review', 'rejected')).toEqual(['orderSubmitted done', 'rejected stopped', 'done todo']);
  expect(claimTag('review', { state: 'submitted', dates }).name).toBe('underReview');
});

it('a withdrawn one says so', () => {
  expect(line('finance', 'withdrawn')[0]).toBe('withdrawn stopped');
});
