import { expect, it } from 'vitest';
import { createDialogs, DISMISSED } from './dialogs.ts';

const request = (text: string, more = {}) => ({ title: 't', text, actions: [], ...more });

it('shows one, keeps one waiting, and answers each asker', async () => {
  const dialogs = createDialogs();
  const first = dialogs.ask(request('1'));
  const second = dialogs.ask(request('2'));
  expect(dialogs.store.get().open?.request.text).toBe('1');
  dialogs.close('yes');
  expect(await first).toBe('yes');
  expect(dialogs.store.get().open?.request.text).toBe('2');
  dialogs.close();
  expect(await second).toBe(DISMISSED);
  expect(dialogs.store.get()).toEqual({ open: null, waiting: null });
});

it('drops an identical request and a third one', async () => {
  const dialogs = createDialogs();
  void dialogs.ask(request('1'));
  expect(await dialogs.ask(request('1'))).toBe(DISMISSED);
  void dialogs.ask(request('2'));
  expect(await dialogs.ask(request('2'))).toBe(DISMISSED);
  expect(await dialogs.ask(request('3'))).toBe(DISMISSED);
  expect(dialogs.store.get().open?.request.text).toBe('1');
});

it('lets an ended session go first and clears the rest', async () => {
  const dialogs = createDialogs();
  const first = dialogs.ask(request('1'));
  const second = dialogs.ask(request('2'));
  const expired = dialogs.ask(request('expired', { urgent: true }));
  expect(await first).toBe(DISMISSED);
  expect(await second).toBe(DISMISSED);
  expect(dialogs.store.get().open?.request.text).toBe('expired');
  expect(await dialogs.ask(request('4'))).toBe(DISMISSED);
  dialogs.close('login');
  expect(await expired).toBe('login');
});
