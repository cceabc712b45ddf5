import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOutcomeUnknown, type Failure } from '../../api/failure.ts';
import { isFault } from '../../api/faults.ts';
import { newKey } from '../../api/idempotency-key.ts';
import { asFailure, send as call, type PayloadOf, type ReplyOf, upload } from '../../api/send.ts';
import { isPdf } from './chosen-files.ts';

interface Sending {
  progress: number | undefined;
}
type Said = PayloadOf<'UploadReport'>;
interface Way {
  signal: AbortSignal;
  idempotencyKey: string;
  onProgress: (progress: number) => void;
}

/**
 * Sends a report with the person's words about it. Trying the same again keeps its key, so that nothing comes in twice.
 */
export function useSendReport() {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<Failure>();
  const ending = useRef<AbortController>(undefined);
  const last = useRef<{ files: readonly File[]; said: string; key: string }>(undefined);
  /** Photos that are there already are not sent a second time. */
  const arrived = useRef(new Map<File, string>());
  useEffect(() => () => ending.current?.abort(), []);

  async function sendPhotos(files: readonly File[], said: Said, { signal, idempotencyKey, onProgress }: Way) {
    const photos: string[] = [];
    for (const [at, file] of files.entries()) {
      const share = (part: number): void => onProgress((at + part) / files.length);
      const way = { signal, idempotencyKey: newKey(), onProgress: share };
      const fileId = arrived.current.get(file) ?? (await upload('UploadReportPhoto', {}, file, way)).fileId;
      arrived.current.set(file, fileId);
      photos.push(fileId);
      share(1);
    }
    return call('SendReportPhotos', { ...said, photos }, { signal, idempotencyKey });
  }

  async function send(files: readonly File[], payload: Said): Promise<ReplyOf<'UploadReport'> | undefined> {
    const said = JSON.stringify(payload);
    const isSame = last.current?.files === files && last.current.said === said;
    last.current = { files, said, key: isSame && last.current ? last.current.key : newKey() };
    ending.current = new AbortController();
    const { signal } = ending.current;
    const way = {
      ...{ signal, idempotencyKey: last.current.key },
      onProgress: (progress: number) => setSending({ progress }),
    };
    setFailure(undefined);
    setSending({ progress: undefined });
    try {
      const [file] = files;
      if (!file) return undefined;
      const reply = isPdf(file)
        ? await upload('UploadReport', payload, file, way)
        : await sendPhotos(files, payload, way);
      last.current = undefined;
      arrived.current.clear();
      await queries.invalidateQueries({ queryKey: ['MyUploads'] });
      return reply;
    } catch (error) {
      if (signal.aborted) return undefined;
      const failed = asFailure(error);
      if (!isOutcomeUnknown(failed)) last.current = undefined;
      // photos wait for a day: one that has gone is sent anew
      if (isFault(failed, 'fileGone', 'notYours')) arrived.current.clear();
      setFailure(failed);
      return undefined;
    } finally {
      setSending(undefined);
    }
  }
  return { send, sending, failure, clear: () => setFailure(undefined), stop: () => ending.current?.abort() };
}
