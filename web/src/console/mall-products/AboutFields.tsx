import { Plus } from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { NO_SECTION, NO_TAB, type SectionDraft, type TabDraft } from './form.ts';
import { productsText } from './text.ts';

const MOST_TABS = 6;
const MOST_SECTIONS = 12;

export interface AboutFieldsProps {
  tabs: readonly TabDraft[];
  error: string | undefined;
  onChange: (tabs: TabDraft[]) => void;
}

const changedAt = <T,>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((each, index) => (index === at ? { ...each, ...change } : each));
const withoutAt = <T,>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** The tabs of its page: headings with a paragraph or points under each, both languages side by side. */
export function AboutFields({ tabs, error, onChange }: AboutFieldsProps) {
  const words = useText(productsText);
  return (
    <Card title={words.about}>
      <div className="grid gap-5">
        {error && (
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        )}
        {tabs.map((tab, at) => (
          <fieldset key={at} className="grid min-w-0 gap-4 rounded-control border border-line p-4">
            <legend className="px-1 text-label font-semibold">{words.tab(at + 1)}</legend>
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label={words.tabTitle.zh}
                maxLength={20}
                value={tab.titleZh}
                onChange={(event) => onChange(changedAt(tabs, at, { titleZh: event.target.value }))}
              />
              <TextField
                label={words.tabTitle.en}
                maxLength={40}
                value={tab.titleEn}
                onChange={(event) => onChange(changedAt(tabs, at, { titleEn: event.target.value }))}
              />
            </div>
            <Sections sections={tab.sections} onChange={(sections) => onChange(changedAt(tabs, at, { sections }))} />
            <div>
              <Button variant="text" size="sm" guardMs={0} onClick={() => onChange(withoutAt(tabs, at))}>
                {words.removeTab(at + 1)}
              </Button>
            </div>
          </fieldset>
        ))}
        {tabs.length < MOST_TABS && (
          <div>
            <Button
              size="sm"
              guardMs={0}
              icon={<Plus aria-hidden="true" size={16} />}
              onClick={() => onChange([...tabs, NO_TAB])}
            >
              {words.addTab}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface SectionsProps {
  sections: readonly SectionDraft[];
  onChange: (sections: SectionDraft[]) => void;
}

function Sections({ sections, onChange }: SectionsProps) {
  const words = useText(productsText);
  return (
    <>
      {sections.map((section, at) => {
        const field = (name: keyof SectionDraft) => ({
          value: section[name],
          onChange: (event: { target: { value: string } }) =>
            onChange(changedAt(sections, at, { [name]: event.target.value })),
        });
        return (
          <div key={at} className="grid gap-4 border-t border-line pt-4 md:grid-cols-2">
            <TextField label={words.heading.zh} maxLength={40} {...field('headingZh')} />
            <TextField label={words.heading.en} maxLength={80} {...field('headingEn')} />
            <TextArea
              label={words.text.zh}
              optionalMark={words.optional}
              rows={2}
              maxLength={600}
              {...field('textZh')}
            />
            <TextArea
              label={words.text.en}
              optionalMark={words.optional}
              rows={2}
              maxLength={1200}
              {...field('textEn')}
            />
            <TextArea label={words.list.zh} optionalMark={words.optional} rows={3} {...field('listZh')} />
            <TextArea label={words.list.en} optionalMark={words.optional} rows={3} {...field('listEn')} />
            <div className="md:col-span-2">
              <Button variant="text" size="sm" guardMs={0} onClick={() => onChange(withoutAt(sections, at))}>
                {words.removeSection}
              </Button>
            </div>
          </div>
        );
      })}
      {sections.length < MOST_SECTIONS && (
        <div>
          <Button size="sm" guardMs={0} onClick={() => onChange([...sections, NO_SECTION])}>
            {words.addSection}
          </Button>
        </div>
      )}
    </>
  );
}
