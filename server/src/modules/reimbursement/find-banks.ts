import { namesBranch } from '#contract/rules/claim';
import { BANKS, BRANCH_TOWNS } from './banks.ts';

const MOST_FOUND = 8;

/** A name found twice within one search is offered once. */
const firstOf = (names: string[]): string[] => [...new Set(names)].slice(0, MOST_FOUND);

/**
 * Names to choose from for a typed text: banks that fit, and behind a bank the branches of the towns that fit the rest.
 * The list knows no counters and streets: those are typed.
 */
export function findBanks(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return firstOf(BANKS.slice(0, MOST_FOUND).map(({ name }) => name));
  const begun = bankAtStart(text);
  if (begun) return firstOf(branchesOf(begun.name, begun.rest));
  return firstOf(
    BANKS.filter(({ name, also }) => [name, ...also].some((word) => word.toLowerCase().includes(text))).map(
      ({ name }) => name,
    ),
  );
}

/** The bank whose whole name was typed, by its longest name, and the rest of the text. */
function bankAtStart(text: string): { name: string; rest: string } | undefined {
  const found = BANKS.flatMap(({ name, also }) =>
    [name, ...also]
      .filter((word) => text.startsWith(word.toLowerCase()))
      .map((word) => ({ name, length: word.length })),
  ).toSorted((a, b) => b.length - a.length)[0];
  return found && { name: found.name, rest: text.slice(found.length).trim().replace(/^银行/, '') };
}

function branchesOf(bank: string, rest: string): string[] {
  const towns = BRANCH_TOWNS.filter((town) => rest === '' || town.startsWith(rest) || rest.startsWith(town));
  const branches = towns.map((town) => `${bank}${town}分行`);
  if (rest === '') return [bank, ...branches];
  const typed = `${bank}${rest}`;
  return namesBranch(typed) ? [typed] : [`${typed.replace(/支$|分$/, '')}支行`, ...branches];
}
