import { Plus } from 'lucide-react';
import { MOST_SECTIONS, QUESTIONNAIRE_KINDS, type QuestionnaireKind } from '#contract/schemas/questionnaire-document';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Both } from './Both.tsx';
import type { Draft } from './draft.ts';
import { replaced, withSection } from './edit-document.ts';
import { NumberInput } from './NumberInput.tsx';
import { partId } from './Problems.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import { questionnairesText } from './text.ts';

interface BuilderProps {
  draft: Draft;
  isNew: boolean;
  readOnly: boolean;
  onChange: (draft: Draft) => void;
}

export function Builder({ draft, isNew, readOnly, onChange }: BuilderProps) {
  const words = useText(questionnairesText);
  const { document } = draft;
  const set = (change: Partial<Draft['document']>) => onChange({ ...draft, document: { ...document, ...change } });
  return (
    <div className="grid gap-4">
      <Card title={words.settings}>
        <div className="grid gap-4">
          <SettingsFields {...{ draft, isNew, readOnly, onChange }} />
          <Both
            id={partId('')}
            label={words.name}
            readOnly={readOnly}
            value={document.title}
            onChange={(title) => set({ title })}
          />
          <Both label={words.about} readOnly={readOnly} value={document.about} onChange={(about) => set({ about })} />
          <NumberInput
            label={words.minutes}
            readOnly={readOnly}
            value={document.minutes}
            onChange={(minutes) => set({ minutes: Math.min(Math.max(Math.round(minutes), 1), 60) })}
          />
        </div>
      </Card>
      {document.sections.map((section, at) => (
        <SectionEditor
          key={section.key}
          {...{ document, section, at, readOnly }}
          onChange={(next) => set({ sections: replaced(document.sections, at, next) })}
          onSections={(sections) => set({ sections })}
        />
      ))}
      {!readOnly && document.sections.length < MOST_SECTIONS && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden="true" size={18} />}
          guardMs={0}
          onClick={() => onChange({ ...draft, document: withSection(document) })}
        >
          {words.addSection}
        </Button>
      )}
    </div>
  );
}

function SettingsFields({ draft, isNew, readOnly, onChange }: BuilderProps) {
  const words = useText(questionnairesText);
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <TextField
        label={words.code}
        hint={words.codeHint}
        readOnly={readOnly || !isNew}
        maxLength={40}
        value={draft.code}
        onChange={(event) => set({ code: event.target.value })}
      />
      <SelectField
        label={words.kinds}
        disabled={readOnly || !isNew}
        value={draft.kind}
        onChange={(event) => set({ kind: event.target.value as QuestionnaireKind })}
      >
        {QUESTIONNAIRE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kind[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.companies}
        hint={words.companiesHint}
        readOnly={readOnly}
        value={draft.companies}
        onChange={(event) => set({ companies: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="date"
          label={words.openFrom}
          readOnly={readOnly}
          value={draft.openFrom}
          onChange={(event) => set({ openFrom: event.target.value })}
        />
        <TextField
          type="date"
          label={words.openTo}
          optionalMark={` ${words.openToHint}`}
          readOnly={readOnly}
          value={draft.openTo}
          onChange={(event) => set({ openTo: event.target.value })}
        />
      </div>
    </div>
  );
}
