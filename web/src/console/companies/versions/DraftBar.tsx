import { isFault, sentence } from '../../../api/faults.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { send } from '../../api/send.ts';
import { useMoment } from '../../kit/moments.ts';
import type { DraftAction } from './DraftDialog.tsx';
import { companiesText } from '../text.ts';
import type { Draft, StoredCompany } from './use-draft.ts';

interface DraftBarProps {
  stored: StoredCompany;
  draft: Draft;
  changes: number;
  problems: number;
  onReload: () => Promise<void>;
  onAction: (action: DraftAction) => void;
}

/** The state of the draft: how far from the live version, saved when, and the next actions. */
export function DraftBar({ stored, draft, changes, problems, onReload, onAction }: DraftBarProps) {
  const words = useText(companiesText);
  const { moment } = useMoment();
  const why = problems > 0 ? words.problemsFirst(problems) : changes === 0 ? words.nothingToPublish : undefined;
  return (
    <section aria-label={words.draft} className="grid gap-3 rounded-card border border-line bg-white p-3 md:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Tag tone={changes > 0 ? 'warn' : 'mute'}>{words.draft}</Tag>
        <p className="min-w-0 text-label">
          {changes > 0 ? words.differs(stored.version, changes) : words.sameAsLive(stored.version)}
          <span role="status" className="text-ink-2">
            {draft.isSaving ? ` · ${words.saving}` : draft.savedAt ? ` · ${words.savedAt(moment(draft.savedAt))}` : ''}
          </span>
        </p>
        <div className="ml-auto flex flex-wrap items-start gap-2">
          {draft.revision > 0 && (
            <Button size="sm" onClick={() => onAction('discard')}>
              {words.discard}
            </Button>
          )}
          <Button size="sm" variant="primary" disabledReason={why} onClick={() => onAction('publish')}>
            {words.publish}
          </Button>
        </div>
      </div>
      {draft.failure && <NotSaved {...{ stored, draft, onReload }} />}
    </section>
  );
}

/**
 * Nothing typed is thrown away: another administrator's draft is loaded, or overwritten, only when that is asked for.
 */
function NotSaved({ stored, draft, onReload }: Pick<DraftBarProps, 'stored' | 'draft' | 'onReload'>) {
  const words = useText(companiesText);
  const language = useLocale();
  const { failure } = draft;
  if (!failure) return null;
  const hasMoved = isFault(failure, 'settingsMoved', 'draftNone');
  const keepMine = async (): Promise<void> => {
    const theirs = await send('OpsCompany', { companyId: stored.companyId });
    await draft.onTopOf(theirs.draft?.revision ?? 0);
  };
  return (
    <Alert tone="bad" live="assertive">
      <p>
        {words.notSaved}：{sentence(failure, language)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {hasMoved && (
          <Button size="sm" onClick={() => void onReload()}>
            {words.takeTheirs}
          </Button>
        )}
        <Button size="sm" onClick={() => void (hasMoved ? keepMine() : draft.flush())}>
          {hasMoved ? words.keepMine : words.saveAgain}
        </Button>
      </div>
    </Alert>
  );
}
