import { expect, it } from 'vitest';
import { ClaimField } from '#contract/schemas/claim-choices';
import { fieldId } from './returned-field.ts';

it('every field that can be sent back has its place in a form', () => {
  expect(fieldId('bank', 'invoice')).toBe('account-bank');
  expect(fieldId('files', 'invoice')).toBe('claim-paper-invoice');
  for (const field of ClaimField.options) expect(fieldId(field, 'report'), field).not.toBe('');
});
