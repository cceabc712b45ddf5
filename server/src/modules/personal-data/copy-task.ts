import * as z from 'zod/mini';
import type { Language } from '#contract/language';
import { LANGUAGES } from '#contract/language';
import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { defineTask, type Task } from '../../jobs/define-task.ts';
import { PERSON } from '../tasks/index.ts';
import { personalOf, whoseIs } from './provided.ts';
import { summaryPdf, type Section } from './summary-pdf.ts';
import { zipped, type ZipEntry } from './zip.ts';

export const COPY_KIND = 'personalData.copy';

interface Asked {
  lang: Language;
}

const guidOf = ({ createdBy }: Pick<Task, 'createdBy'>): string => createdBy.slice(PERSON.length);

/** A copy of everything the modules hold about a person: one section a step, then an archive of them all. */
export const copyTask = defineTask<Asked, { at: number }>({
  kind: COPY_KIND,
  input: z.object({ lang: z.enum(LANGUAGES) }),
  cursor: z.object({ at: z.int() }),
  start: async ({ portal }) => ({ cursor: { at: 0 }, total: personalOf(portal).length }),
  step: async (ctx, task, { at }) => {
    const all = personalOf(ctx.portal);
    const part = all[at];
    if (!part) return { cursor: undefined, done: 0 };
    const { name, title, fields } = part;
    const rows = await part.collect(ctx, await whoseIs(ctx, guidOf(task)));
    const section: Section = { name, title, fields, rows };
    return {
      cursor: at + 1 < all.length ? { at: at + 1 } : undefined,
      done: 1,
      // one line each: the parts are read one by one
      part: JSON.stringify(section),
    };
  },
  result: ({ input }) => ({
    name: input.lang === 'en-us' ? 'my-data.zip' : '我的个人信息.zip',
    mediaType: 'application/zip',
  }),
  pack: (portal, task, parts) => zipped(entriesOf(portal, task, parts), portal.clock()),
});

async function* entriesOf(portal: Portal, task: Task<Asked>, parts: AsyncIterable<Buffer>): AsyncGenerator<ZipEntry> {
  const sections: Section[] = [];
  for await (const part of parts) {
    const section = JSON.parse(part.toString()) as Section;
    sections.push(section);
    yield { name: `data/${section.name}.json`, bytes: Buffer.from(JSON.stringify(section, null, 2)), isPacked: false };
  }
  const { lang } = task.input;
  const summary = await summaryPdf(sections, lang, portal.clock());
  yield { name: lang === 'en-us' ? 'summary.pdf' : '摘要.pdf', bytes: summary, isPacked: true };
  yield* filesOf(portal, task);
}

async function* filesOf(portal: Portal, task: Task<Asked>): AsyncGenerator<ZipEntry> {
  const here = { portal, company: { companyId: task.companyId } };
  for (const { name, files } of personalOf(portal)) {
    if (!files) continue;
    const found = await transact(here, async (ctx) => files(ctx, await whoseIs(ctx, guidOf(task))));
    for (const [at, file] of found.entries()) {
      const bytes = await file.read(portal);
      yield { name: `files/${name}/${at + 1}-${plain(file.name)}`, bytes, isPacked: true };
    }
  }
}

/** A name that leads nowhere else when the archive is unpacked. */
const plain = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
