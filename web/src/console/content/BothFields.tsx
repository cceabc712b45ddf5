import type { Bilingual } from '#contract/language';
import { RichText, useBlocks } from '../../parts/rich-text/RichText.tsx';
import { useText } from '../../platform/locale.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { contentText } from './text.ts';

export interface BothFieldsProps {
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  maxLength: number;
  /** Absent: one line. */
  rows?: number;
  hint?: string;
}

/** One thing in both languages, Chinese first. */
export function BothFields({ label, value, onChange, maxLength, rows, hint }: BothFieldsProps) {
  const words = useText(contentText);
  const of = (key: 'zh' | 'en') => ({
    label: key === 'zh' ? words.inZh(label) : words.inEn(label),
    value: value[key],
    maxLength,
    ...(hint && { hint }),
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [key]: event.target.value }),
  });
  return rows === undefined ? (
    <>
      <TextField {...of('zh')} />
      <TextField {...of('en')} />
    </>
  ) : (
    <>
      <TextArea rows={rows} {...of('zh')} />
      <TextArea rows={rows} {...of('en')} />
    </>
  );
}

/** As it will be read, in both languages. */
export function Preview({ title, body }: { title: Bilingual; body: Bilingual }) {
  const words = useText(contentText);
  return (
    <div className="grid gap-6">
      <OneLanguage name={words.zh} lang="zh-CN" title={title.zh} body={body.zh} />
      <OneLanguage name={words.en} lang="en" title={title.en} body={body.en} />
    </div>
  );
}

function OneLanguage({ name, lang, title, body }: { name: string; lang: string; title: string; body: string }) {
  const blocks = useBlocks(body);
  return (
    <section aria-label={name} className="rounded-control border border-line p-4">
      <p className="mb-2 text-c text-ink-3">{name}</p>
      <div lang={lang}>
        <p className="mb-3 text-m">{title}</p>
        <RichText
          blocks={blocks.map((block) => (block.kind === 'heading' ? { ...block, id: `${lang}-${block.id}` } : block))}
          small
          topLevel={3}
        />
      </div>
    </section>
  );
}
