import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sentence } from '../../api/faults.ts';
import { canRetry } from '../../api/upload-queue.ts';
import { useSubmit } from '../../api/use-call.ts';
import { sizeText } from '../../parts/files/file-size.ts';
import { filesText } from '../../parts/files/text.ts';
import { useUploads } from '../../parts/files/use-uploads.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { UploadField, type UploadItem } from '../../ui/form/UploadField.tsx';
import { DEFAULT_MAX_BYTES } from '#contract/values/files';
import { MOST_CLAIM_FILES } from '#contract/values/claims';
import { claimsText } from './text.ts';
import type { Claim } from './use-claim.tsx';

export interface PapersProps {
  claim: Claim;
  kind: Claim['files'][number]['kind'];
  optional?: boolean;
  error?: string | undefined;
}

/** The papers of one kind: those the claim has already, and those on their way to it. */
export function Papers({ claim, kind, optional, error }: PapersProps) {
  const words = useText(claimsText);
  const says = useText(filesText);
  const language = useLocale();
  const queries = useQueryClient();
  const uploads = useUploads('UploadClaimFile', { reimId: claim.reimId, kind }, DEFAULT_MAX_BYTES);
  const remove = useSubmit('RemoveClaimFile');
  // an arrived paper is the claim's: it is shown as the server knows it
  const arrived = uploads.items.filter(({ state }) => state === 'done').map(({ key }) => key);
  const news = arrived.join();
  useEffect(() => {
    if (news === '') return;
    void queries.invalidateQueries({ queryKey: ['MyClaim'] }).then(() => {
      for (const key of news.split(',')) uploads.remove(key);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the queue is the same for as long as the field is drawn
  }, [news]);
  const largest = sizeText(uploads.maxBytes);
  const own = claim.files.filter((file) => file.kind === kind);
  const kept: UploadItem[] = own.map(({ fileId, name, size }) => ({
    key: fileId,
    name,
    size: sizeText(size),
    state: 'done',
  }));
  const coming = uploads.items
    .filter(({ state, reply }) => state !== 'done' || !own.some(({ fileId }) => fileId === reply?.fileId))
    .map((item): UploadItem => {
      const { problem, failure } = item;
      const why = problem === 'tooLarge' ? says.tooLarge(largest) : problem ? says.empty : undefined;
      return {
        key: item.key,
        name: item.file.name,
        size: sizeText(item.file.size),
        state: item.state,
        progress: item.progress,
        error: why ?? (failure && sentence(failure, language)),
        final: !canRetry(item),
      };
    });
  const take = (key: string) =>
    own.some(({ fileId }) => fileId === key)
      ? remove.mutate({ reimId: claim.reimId, fileId: key })
      : uploads.remove(key);
  return (
    <UploadField
      id={`claim-paper-${kind}`}
      label={words.documents[kind]}
      optionalMark={optional ? words.optional : undefined}
      error={error}
      accept="image/jpeg,image/png,image/webp,.pdf"
      most={MOST_CLAIM_FILES}
      words={says}
      items={[...kept, ...coming]}
      onPick={uploads.add}
      onRetry={uploads.retry}
      onCancel={uploads.remove}
      onRemove={take}
    />
  );
}
