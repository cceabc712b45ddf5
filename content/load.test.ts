import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveredContent } from '../server/src/content-packs.ts';
import { loadArticles, loadCheckUpItems, loadFaq, loadIndicators, loadQuestionnaire } from './load.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a pack with a mistake is refused with its file and field', () => {
  it.each<[file: string, edit: (text: string) => string, load: (root: string) => unknown, message: string]>([
    ['faq/booking.en.md', (text) => text.replace(/^## .*\n\n.*\n/, ''), loadFaq, 'booking.en.md: headings: 7, but 8'],
    ['faq/booking.zh.md', (text) => `预约\n\n${text}`, loadFaq, 'booking.zh.md: text: must begin with a heading'],
    [
      'check-up-items/items.json',
      (text) => text.replace('"meaning"', '"sense"'),
      loadCheckUpItems,
      'bmi.meaning: Invalid',
    ],
    [
      'check-up-items/items.json',
      (text) => text.replace('"department": "general"', '"department": "generals"'),
      loadCheckUpItems,
      'bmi.department: there is no generals',
    ],
    [
      'questionnaires/risk.json',
      (text) => text.replace('"one"', '"pick"'),
      (root) => loadQuestionnaire('risk', root),
      '.kind: ',
    ],
    ['faq/points.zh.md', (text) => text.replace(/\n\n.*/, ''), loadFaq, '？: has no text'],
    [
      'encyclopedia/indicators/blood.json',
      (text) => text.replace('"about"', '"abuot"'),
      loadIndicators,
      'indicators.0',
    ],
    ['encyclopedia/indicators/blood.json', (text) => text.replace('"WBC"', '"wbc"'), loadIndicators, '.code: Invalid'],
    [
      'encyclopedia/sources.json',
      (text) => text.replace('"lipids"', '"fats"'),
      loadIndicators,
      'TC.sources: there is no lipids',
    ],
    [
      'encyclopedia/articles/life/better-sleep.en.md',
      (text) => text.replace(/^summary.*\n/m, ''),
      loadArticles,
      'better-sleep.en.md: summary',
    ],
  ])('%s', (file, edit, load, message) => {
    const [pack = ''] = file.split('/');
    cpSync(join(deliveredContent(), pack), join(root, pack), { recursive: true });
    const path = join(root, file);
    writeFileSync(path, edit(readFileSync(path, 'utf8')));
    expect(() => load(root)).toThrow(message);
  });
});
