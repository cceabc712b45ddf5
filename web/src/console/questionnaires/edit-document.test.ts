import { expect, it } from 'vitest';
import { documentProblems } from '#contract/rules/questionnaire-check';
import { freshKey, moved, newDocument, newQuestion, ofSort, possibleReasons, withSection } from './edit-document.ts';

it('gives every part a name that no other has', () => {
  expect(freshKey('q', [])).toBe('q1');
  expect(freshKey('q', ['q1', 'q9', 'smokes', 'qx'])).toBe('q10');
  expect(withSection(newDocument()).sections.map(({ key }) => key)).toEqual(['s1', 's2']);
});

it('moves within the list and not out of it', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('offers as a reason only choices that are asked for before', () => {
  const document = newDocument();
  const one = newQuestion(document, 'one');
  const [section] = document.sections;
  if (!section) throw new Error('no section');
  const first = { ...document, sections: [{ ...section, questions: [one] }] };
  const text = newQuestion(first, 'text');
  const number = ofSort('number', { key: 'q3', text: { zh: '', en: '' }, required: true });
  const whole = { ...first, sections: [{ ...section, questions: [one, text, number] }] };
  expect(possibleReasons(whole, 'q3').map(({ key }) => key)).toEqual(['q1']);
  expect(possibleReasons(whole, 'q1')).toEqual([]);
  expect(documentProblems(whole).map(({ problem }) => problem)).toContain('choiceText');
});
