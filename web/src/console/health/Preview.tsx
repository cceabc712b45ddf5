import { useText } from '../../platform/locale.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import type { EntryForm } from './entry-form.ts';
import { entriesText } from './text.ts';

/** How it reads, in one language after the other. */
export function Preview({ form }: { form: EntryForm }) {
  const words = useText(entriesText);
  return (
    <>
      {(['zh', 'en'] as const).map((language) => (
        <PaneSection key={language} title={language === 'zh' ? words.chinese : words.english}>
          <div lang={language === 'zh' ? 'zh-CN' : 'en'} className="grid gap-2 text-label">
            {Object.entries(form.texts).map(([key, text]) => (
              <p key={key} className={/^(name|title|heading)/.test(key) ? 'font-semibold' : 'whitespace-pre-line'}>
                {text[language]}
              </p>
            ))}
            <p className="whitespace-pre-line text-c text-ink-2">
              {(form.lists.sources ?? '')
                .split('\n')
                .map((line) => line.split('|')[language === 'zh' ? 0 : 1]?.trim())
                .join('\n')}
            </p>
          </div>
        </PaneSection>
      ))}
    </>
  );
}
