import { COMPANY_CODE, MOST_CODES } from '#contract/ops/setup';

export const codesIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,，、;；]+/)
    .filter(Boolean);

export const areCodes = (codes: readonly string[]): boolean =>
  codes.length > 0 && codes.length <= MOST_CODES && codes.every((code) => COMPANY_CODE.test(code));
