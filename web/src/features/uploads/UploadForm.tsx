import type { ReportReader } from '#contract/calls/reports';
import { isOutcomeUnknown } from '../../api/failure.ts';
import { sentence } from '../../api/faults.ts';
import { sizeText } from '../../parts/files/file-size.ts';
import { filesText } from '../../parts/files/text.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { today } from '../../platform/clock.ts';
import { toast } from '../../platform/feedback.ts';
import { useInputKeeper } from '../../platform/kept-input.ts';
import { useForm, type Problems } from '../../platform/form.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { UploadField } from '../../ui/form/UploadField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { isPdf, problemOfChosen } from './chosen-files.ts';
import { DEFAULT_MAX_BYTES, MOST_UPLOAD_PAGES, MOST_UPLOAD_PHOTOS } from '#contract/values/files';
import { PHOTO_TYPES } from './choices.ts';
import { confirmPath } from './links.ts';
import { uploadsText } from './text.ts';
import { useSendReport } from './use-send-report.ts';

const FIELDS = ['who', 'examDay', 'hospital', 'files'] as const;
interface Draft {
  who: string;
  examDay: string;
  hospital: string;
  files: readonly File[];
}

const NOTHING: Draft = { who: '', examDay: '', hospital: '', files: [] };
const ACCEPT = ['application/pdf', '.pdf', ...PHOTO_TYPES].join(',');

function problemsOf({ examDay, hospital, files }: Draft): Problems<keyof Draft> {
  const problem = problemOfChosen(files);
  return {
    ...(!examDay ? { examDay: { kind: 'needDay' } } : examDay > today() && { examDay: { kind: 'dayAhead' } }),
    ...(hospital.trim().length < 2 && { hospital: { kind: 'needHospital' } }),
    ...(problem && { files: { kind: problem } }),
  };
}

/** Whose, of when, from where, and the PDF or its photos; what a file is, the server decides by its content. */
export function UploadForm({ people }: { people: readonly ReportReader[] }) {
  const words = useText(uploadsText);
  const says = useText(filesText);
  const language = useLocale();
  const readable = people.filter(({ relation, consent }) => relation === 'self' || consent === 'given');
  const { send, sending, failure, clear, stop } = useSendReport();
  const form = useForm<Draft>({
    prefix: 'upload',
    fields: FIELDS,
    initial: NOTHING,
    keeper: useInputKeeper('upload', NOTHING, { secret: ['files'] }),
    check: problemsOf,
  });
  const submit = form.submit(async ({ who, examDay, hospital, files }) => {
    const whose = who ? { customerGuid: who } : {};
    const reply = await send(files, { ...whose, examDay, hospital: hospital.trim() });
    if (!reply) return;
    form.forget();
    toast(says.done);
    go(confirmPath(reply.uploadId));
  });
  const { files } = form.draft;
  const choose = (next: readonly File[]): void => {
    clear();
    form.set('files', next);
    form.settle('files', undefined);
  };
  const problem = failure && (isOutcomeUnknown(failure) ? words.failed : sentence(failure, language));
  const size = sizeText(DEFAULT_MAX_BYTES);
  const own = { ...words, tooLarge: says.tooLarge(size), empty: says.empty };
  return (
    <Card title={words.form}>
      <SaveForm form={form} submit={submit} words={own} className="grid grid-cols-1 gap-4">
        {(errorOf) => (
          <>
            {people.length > 1 && (
              <SelectField {...form.field('who')} label={words.person} hint={words.personHint}>
                {readable.map(({ customerGuid, name, relation }) => (
                  <option key={customerGuid} value={relation === 'self' ? '' : customerGuid}>
                    {relation === 'self' ? words.self : name}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              {...form.field('examDay')}
              type="date"
              max={today()}
              label={words.examDay}
              error={errorOf('examDay')}
            />
            <TextField {...form.field('hospital')} label={words.hospital} maxLength={40} error={errorOf('hospital')} />
            <UploadField
              id={form.idOf('files')}
              label={words.file}
              hint={words.fileHint(size, MOST_UPLOAD_PAGES, MOST_UPLOAD_PHOTOS)}
              error={errorOf('files')}
              accept={ACCEPT}
              most={files.some(isPdf) ? 1 : MOST_UPLOAD_PHOTOS}
              words={{ ...says, done: words.chosen }}
              items={files.map((file, at) => ({
                ...{ key: String(at), name: file.name, size: sizeText(file.size), final: true },
                state: sending ? 'sending' : problem ? 'failed' : 'done',
                ...(sending?.progress !== undefined && { progress: sending.progress }),
                ...(problem && at === 0 && { error: problem }),
              }))}
              onPick={(picked) => choose([...files, ...picked])}
              onRetry={() => undefined}
              onCancel={stop}
              onRemove={(key) => choose(files.filter((_, at) => String(at) !== key))}
            />
            <p className="text-c text-ink-2">{words.sealed}</p>
            <Button type="submit" variant="primary" block busy={sending !== undefined} busyText={words.submitting}>
              {words.submit}
            </Button>
          </>
        )}
      </SaveForm>
    </Card>
  );
}
