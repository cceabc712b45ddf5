// The guards of privacy texts, news, answers and pictures; see mutant-list.mjs.

const CONTENT = 'server/src/modules/content';
const OWN = `${CONTENT}/content.http.test.ts`;
const OPS = `${CONTENT}/ops-content.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const contentMutants = [
  {
    name: 'content: an older consent ends with a change in substance',
    file: `${CONTENT}/privacy-texts.ts`,
    find: 'accepted: versions.filter((version) => version >= needed),',
    replace: 'accepted: versions,',
    test: OPS,
    proof: 'to an older text counts until a version changes in substance; then it is asked again, once',
  },
  {
    name: 'content: a consent is recorded with the version that was agreed to',
    file: 'server/src/modules/identity/consent.ts',
    find: '      text_version: version,',
    replace: '      text_version: version.slice(1),',
    test: OPS,
    proof: 'is recorded with the version that was agreed to, and withdrawn with it',
  },
  {
    name: 'content: a published text is final',
    file: `${CONTENT}/ops-privacy.ts`,
    find: "if (published.includes(version)) throw new Fault('textPublished');",
    replace: '',
    test: OPS,
    proof: 'is drafted, read in both languages, published and audited; then nothing changes it',
  },
  {
    name: 'content: a later text has a later name',
    file: `${CONTENT}/ops-privacy.ts`,
    find: "if (latest !== undefined && version < latest) throw new Fault('textNotLater', { latest });",
    replace: 'void latest;',
    test: OPS,
    proof: 'has a later name than what is published',
  },
  {
    name: 'content: published in both languages',
    file: `${CONTENT}/ops-privacy.ts`,
    find: "if (!draft.isWhole) throw new Fault('textIncomplete');",
    replace: "if (!draft.isWhole) throw new Fault('contentWords');",
    test: OPS,
    proof: 'is not published in one language alone, nor over what a colleague has just saved',
  },
  {
    name: 'content: nobody writes over what a colleague has saved',
    file: `${CONTENT}/in-house.ts`,
    find: "if (seen !== row.updated_at.toISOString()) throw new Fault('contentMoved');",
    replace: 'void [row, seen];',
    test: OPS,
    proof: 'an article is drafted, corrected, published, taken down and shown again, each time audited',
  },
  {
    name: 'content: every change is audited',
    file: `${CONTENT}/in-house.ts`,
    find: '    await recordByOperator(ctx, { action, subject: { kind, id }, reason });\n',
    replace: '    void [recordByOperator, action, kind, id, reason];\n',
    test: OPS,
    proof: 'a question is added, hidden, and found by what it says',
  },
  {
    name: 'content: no picture of another site',
    file: `${CONTENT}/ops-news.ts`,
    find: "if (!OWN_PICTURE.test(image)) throw new Fault('contentImage');",
    replace: 'void OWN_PICTURE;',
    test: OPS,
    proof: 'is refused in one language alone, or with a picture of another site',
  },
  {
    name: 'content: a draft is nobody’s to read',
    file: `${CONTENT}/news.ts`,
    find: "    .where('state', '=', 'published')\n    .orderBy('published_at', 'desc')",
    replace: "    .orderBy('published_at', 'desc')",
    test: OWN,
    proof: 'does not tell of a draft, nor of what was taken down',
  },
  {
    name: 'content: the viewer opens pictures of the portal alone',
    file: 'web/src/features/content/own-pictures.ts',
    find: 'const shown = named.filter(isOwnPicture);',
    replace: 'const shown = named;',
    test: 'web/src/features/content/own-pictures.test.ts',
    proof: 'refuses https://evil.example/a.png',
  },
  {
    name: 'content: a link in a text is one to trust',
    file: 'contract/src/rules/rich-text.ts',
    find: 'isTextLink(href) ? { text: words, href } : { text: words }',
    replace: '{ text: words, href }',
    test: 'contract/src/rules/rich-text.test.ts',
    proof: 'leaves the words of a link to //evil.example, and no link',
  },
];
