import { join } from 'node:path';
import * as z from 'zod/mini';
import { FAQ_GROUPS, type FaqGroup } from '#contract/content-kinds';
import type { Bilingual } from '#contract/language';
import {
  contentError,
  deliveredContent,
  openPack,
  readBothLanguages,
  type MarkdownFile,
  type Pack,
} from '../server/src/content-packs.ts';

export interface Section {
  heading: Bilingual;
  text: Bilingual;
}

/** Questions with their answers, by group. */
export function loadFaq(root = deliveredContent()): Record<FaqGroup, Section[]> {
  const pack = openPack(join(root, 'faq'), 'faq');
  const groups = FAQ_GROUPS.map((group) => [
    group,
    sectionsOf(pack, group, readBothLanguages(pack, group, z.strictObject({}))),
  ]);
  return Object.fromEntries(groups) as Record<FaqGroup, Section[]>;
}

/** What stands below each heading; the two languages are paired by their order, so they must have as many. */
function sectionsOf(pack: Pack, name: string, { zh, en }: Record<keyof Bilingual, MarkdownFile<unknown>>): Section[] {
  const [chinese, english] = [splitAtHeadings(pack, `${name}.zh.md`, zh), splitAtHeadings(pack, `${name}.en.md`, en)];
  return chinese.map((section, at) => {
    const same = english[at];
    if (!same || english.length !== chinese.length)
      throw contentError(pack, `${name}.en.md`, 'headings', `${english.length}, but ${chinese.length} in Chinese`);
    return {
      heading: { zh: section.heading, en: same.heading },
      text: { zh: section.text, en: same.text },
    };
  });
}

function splitAtHeadings(
  pack: Pack,
  file: string,
  { body }: MarkdownFile<unknown>,
): { heading: string; text: string }[] {
  const [before = '', ...sections] = body.split(/^## /m);
  if (before !== '') throw contentError(pack, file, 'text', 'must begin with a heading (## …)');
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const text = lines.join('\n').trim();
    if (text === '') throw contentError(pack, file, heading, 'has no text');
    return { heading: heading.trim(), text };
  });
}
