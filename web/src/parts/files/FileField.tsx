import { sentence } from '../../api/faults.ts';
import { canRetry, type Sending } from '../../api/upload-queue.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { UploadField, type UploadItem } from '../../ui/form/UploadField.tsx';
import { sizeText } from './file-size.ts';
import { filesText } from './text.ts';
import type { Uploads } from './use-uploads.ts';

export interface FileFieldProps {
  id?: string;
  label: string;
  uploads: Uploads<unknown>;
  /** As an `<input>` says it, such as "image/*,.pdf". */
  accept: string;
  most?: number;
  optionalMark?: string;
  /** The form's objection, such as none where one is needed. */
  error?: string;
}

/** Files in a form: what may come is said before, what became of each stands beside it. */
export function FileField({ uploads, most = 1, ...field }: FileFieldProps) {
  const words = useText(filesText);
  const language = useLocale();
  const largest = sizeText(uploads.maxBytes);
  const errorOf = ({ problem, failure }: Sending<unknown>): string | undefined => {
    if (problem === 'tooLarge') return words.tooLarge(largest);
    return problem ? words.empty : failure && sentence(failure, language);
  };
  const shown = (item: Sending<unknown>): UploadItem => ({
    key: item.key,
    name: item.file.name,
    size: sizeText(item.file.size),
    state: item.state,
    progress: item.progress,
    error: errorOf(item),
    final: !canRetry(item),
  });
  return (
    <UploadField
      {...field}
      hint={words.limits(most, largest)}
      most={most}
      words={words}
      items={uploads.items.map(shown)}
      onPick={uploads.add}
      onRetry={uploads.retry}
      onCancel={uploads.remove}
      onRemove={uploads.remove}
    />
  );
}
