import { expect, it } from 'vitest';
import { schemaProblems } from '../../api/schema-problems.ts';
import { formText } from '../../parts/form/text.ts';
import { problemText } from '../../platform/form.ts';
import { ACCOUNT_FIELDS, accountPayload, accountSchema } from './account-form.ts';
import { feesProblems, isCovered } from './fees-form.ts';
import { claimsText } from './text.ts';

const FEES = { type: 'physical', city: '阿勒泰', hospital: '人民医院', examDay: '2026-06-01', amount: '702' } as const;

it('an amount beyond the most of one claim is told from one that is no amount', () => {
  expect(feesProblems(FEES)).toEqual({});
  expect(feesProblems({ ...FEES, amount: '100,000.01' })).toEqual({ amount: { kind: 'tooMuch' } });
  expect(feesProblems({ ...FEES, amount: '-1' })).toEqual({ amount: { kind: 'badAmount' } });
  expect(problemText({ kind: 'tooMuch' }, claimsText.zh)).toBe('一笔申请最多 ¥100,000.00，请核对发票金额');
});

it('a city with a centre is told where only people of a city without one may claim', () => {
  const checked = { because: 'noCentre', coveredCities: ['上海', 'Shanghai'] } as const;
  expect(isCovered({ ...checked, coveredCities: [...checked.coveredCities] }, ' 上海 ')).toBe(true);
  expect(isCovered({ ...checked, coveredCities: [...checked.coveredCities] }, '阿勒泰')).toBe(false);
  expect(isCovered({ because: 'claimsOnly', coveredCities: ['上海'] }, '上海')).toBe(false);
});

it('a bank without its branch and a number of four digits are refused in words', async () => {
  const draft = { accountName: '马骁', mobile: '', bank: '招商银行', accountNumber: '1234' };
  const problems = schemaProblems(await accountSchema(), accountPayload(1, draft), ACCOUNT_FIELDS);
  for (const [words, own] of [
    [formText.zh, claimsText.zh],
    [formText.en, claimsText.en],
  ] as const) {
    const said = { ...words, ...own };
    expect(problemText(problems.bank, said)).toBe(words.claimBranch);
    expect(problemText(problems.accountNumber, said)).toBe(words.claimAccountBad);
  }
});
