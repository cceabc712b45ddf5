import { useState } from 'react';
import { documentProblems } from '#contract/rules/questionnaire-check';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { ActionDialog, type QuestionnaireAction } from './ActionDialog.tsx';
import { AnswersView } from './AnswersView.tsx';
import { Builder } from './Builder.tsx';
import { draftOf, settingsOf, type Draft, type Stored } from './draft.ts';
import { Preview } from './Preview.tsx';
import { Problems } from './Problems.tsx';
import { questionnairesText } from './text.ts';

interface EditorProps {
  stored?: Stored;
  onReload?: () => void;
}

const VIEWS = ['edit', 'preview', 'answers'] as const;

/** Written in both languages, looked at as people will see it, checked all at once, published as a version. */
export function Editor({ stored, onReload }: EditorProps) {
  const words = useText(questionnairesText);
  const pick = usePick();
  const language = useLocale();
  const mayEdit = useOperator()?.role === 'content';
  const companies = useCall('OpsCompanies', {}).data?.companies;
  const [begun] = useState(() => draftOf(stored));
  const [draft, setDraft] = useState<Draft>(begun);
  const [view, setView] = useState<(typeof VIEWS)[number]>(mayEdit ? 'edit' : 'preview');
  const [doing, setDoing] = useState<QuestionnaireAction>();
  const saving = useSubmit('OpsQuestionnaireSave', { handles: () => true });
  const isChanged = draft !== begun;
  useUnsaved(isChanged && !saving.isSuccess);
  const problems = documentProblems(draft.document);
  const settings = settingsOf(draft, companies ?? []);
  const save = async (): Promise<void> => {
    if ('unknown' in settings) return;
    const asked = { ...settings, document: draft.document, code: draft.code, revision: stored?.revision ?? 0 };
    const reply = await saving.mutateAsync(asked).catch(() => undefined);
    if (!reply) return;
    toast(words.saved);
    if (stored) onReload?.();
    else go(opsPathTo('/ops/questionnaires/$code', { code: reply.code }), { replace: true });
  };
  const { title } = draft.document;
  return (
    <div className="grid gap-4">
      <PageTitle {...(stored && { text: `${stored.code} · ${words.states[stored.state]}` })}>
        {pick(title.zh, title.en) || (stored ? words.untitled : words.newTitle)}
      </PageTitle>
      {!mayEdit && <Alert tone="mute">{words.readOnly}</Alert>}
      {saving.error && (
        <Alert tone="bad" live="assertive">
          {sentence(saving.error, language)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={words.views}
          hideLabel
          name="view"
          value={view}
          onChange={setView}
          items={VIEWS.filter((value) => value !== 'answers' || (stored?.version ?? 0) > 0).map((value) => ({
            ...{ value, label: words.view[value] },
          }))}
        />
        {mayEdit && (
          <div className="ml-auto flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="primary"
              busy={saving.isPending}
              busyText={words.saving}
              {...('unknown' in settings && { disabledReason: words.companyUnknown(settings.unknown) })}
              onClick={() => void save()}
            >
              {words.save}
            </Button>
            {stored?.hasDraft && !isChanged && (
              <Button size="sm" onClick={() => setDoing('publish')}>
                {words.publish}
              </Button>
            )}
            {stored && stored.version > 0 && !isChanged && (
              <Button size="sm" onClick={() => setDoing(stored.state === 'closed' ? 'reopen' : 'close')}>
                {stored.state === 'closed' ? words.reopen : words.close}
              </Button>
            )}
          </div>
        )}
      </div>
      {view === 'edit' && (
        <>
          <Problems document={draft.document} problems={problems} />
          <Builder draft={draft} isNew={!stored} readOnly={!mayEdit} onChange={setDraft} />
        </>
      )}
      {view === 'preview' && <Preview document={draft.document} />}
      {view === 'answers' && stored && <AnswersView stored={stored} />}
      {doing && stored && (
        <ActionDialog
          {...{ stored, action: doing }}
          onClose={(isDone) => {
            setDoing(undefined);
            if (isDone) onReload?.();
          }}
        />
      )}
    </div>
  );
}
