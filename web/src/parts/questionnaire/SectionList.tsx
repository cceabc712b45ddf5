import { Check, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import type { QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import { clockTime } from '../../platform/dates.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import type { SectionProgress } from './progress.ts';
import { runnerText } from './text.ts';

/** How the last saving went; undefined where nothing is saved, as in a preview. */
export type SaveState = { kind: 'unsaved' | 'saving' | 'failed' } | { kind: 'saved'; at: string };

interface SectionListProps {
  document: QuestionnaireDocument;
  progress: readonly SectionProgress[];
  at: number;
  onSection: (at: number) => void;
  save: SaveState | undefined;
}

/** Beside the questions, on a phone above them: how far one is, and that nothing is lost. */
export function SectionList({ document, progress, at, onSection, save }: SectionListProps) {
  const words = useText(runnerText);
  const pick = usePick();
  const all = progress.reduce((sum, { questions }) => sum + questions.length, 0);
  const done = progress.reduce((sum, { answered }) => sum + answered, 0);
  return (
    <div className="rounded-card border border-line bg-white p-4">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-c">
        <h2 className="font-semibold">{words.progress}</h2>
        <span className="text-ink-2 tabular-nums">{words.counted(done, all)}</span>
      </div>
      <ProgressBar label={`${words.progress} ${words.counted(done, all)}`} value={all === 0 ? 0 : done / all} />
      <nav aria-label={words.sections} className="mt-3 max-md:hidden">
        <ol className="grid gap-1">
          {document.sections.map((section, index) => {
            const known = progress[index];
            return (
              known && (
                <li key={section.key}>
                  <SectionButton {...{ section, index, isHere: index === at }} progress={known} onPress={onSection} />
                </li>
              )
            );
          })}
        </ol>
      </nav>
      {at === 0 && <p className="mt-3 text-c text-ink-2 md:hidden">{pick(document.about.zh, document.about.en)}</p>}
      {save && <SaveNote save={save} />}
    </div>
  );
}

interface SectionButtonProps {
  section: QuestionnaireDocument['sections'][number];
  index: number;
  isHere: boolean;
  progress: SectionProgress;
  onPress: (at: number) => void;
}

function SectionButton({ section, index, isHere, progress, onPress }: SectionButtonProps) {
  const words = useText(runnerText);
  const pick = usePick();
  const { answered, questions, isDone } = progress;
  const ticked = isDone && answered > 0;
  return (
    <button
      type="button"
      aria-current={isHere ? 'step' : undefined}
      onClick={() => onPress(index)}
      className={cx(
        'flex min-h-10 w-full items-center gap-2.5 rounded-control px-2.5 py-1.5 text-left text-label',
        isHere ? 'bg-brand-50 font-semibold text-brand-text' : 'hover:bg-n-50',
      )}
    >
      <span
        className={cx(
          'grid size-6 flex-none place-items-center rounded-full border text-c font-semibold tabular-nums',
          isHere
            ? 'border-transparent bg-brand-fill text-on-brand'
            : ticked
              ? 'border-ok text-ok'
              : 'border-n-400 text-ink-2',
        )}
      >
        {ticked && !isHere ? <Check aria-hidden="true" size={14} strokeWidth={2} /> : index + 1}
      </span>
      <span className="min-w-0 flex-1">
        {pick(section.title.zh, section.title.en)}
        {ticked && <span className="sr-only"> {words.finished}</span>}
      </span>
      <span className="flex-none text-c font-normal text-ink-3 tabular-nums">
        {answered > 0 ? words.sectionDone(answered, questions.length) : words.sectionAll(questions.length)}
      </span>
    </button>
  );
}

function SaveNote({ save }: { save: SaveState }) {
  const words = useText(runnerText);
  const Icon = save.kind === 'saving' ? LoaderCircle : save.kind === 'failed' ? CloudOff : CircleCheck;
  const text =
    save.kind === 'saved'
      ? words.saved(clockTime(Date.parse(save.at)))
      : { unsaved: words.unsaved, saving: words.saving, failed: words.saveFailed }[save.kind];
  return (
    <p role="status" className={cx('mt-3 flex gap-2 text-c', save.kind === 'failed' ? 'text-warn' : 'text-ink-2')}>
      <Icon
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className={cx('mt-0.5 flex-none', save.kind === 'saved' && 'text-ok')}
      />
      {text}
    </p>
  );
}
