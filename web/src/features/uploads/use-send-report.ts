import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asFailure, type PayloadOf, type ReplyOf } from '../../api/send.ts';
import { isOutcomeUnknown, type Failure } from '../../api/failure.ts';
import { newKey } from '../../api/idempotency-key.ts';
import { upload } from '../../api/upload.ts';

interface Sending {
  progress: number | undefined;
}

/** Sends a file with what is said of it. Trying the same again keeps its key, so that nothing comes in twice. */
export function useSendReport() {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<Failure>();
  const ending = useRef<AbortController>(undefined);
  const last = useRef<{ file: File; said: string; key: string }>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  async function send(file: File, payload: PayloadOf<'UploadReport'>): Promise<ReplyOf<'UploadReport'> | undefined> {
    const said = JSON.stringify(payload);
    const isSame = last.current?.file === file && last.current.said === said;
    last.current = { file, said, key: isSame && last.current ? last.current.key : newKey() };
    ending.current = new AbortController();
    const { signal } = ending.current;
    setFailure(undefined);
    setSending({ progress: undefined });
    try {
      const reply = await upload('UploadReport', payload, file, {
        ...{ signal, idempotencyKey: last.current.key },
        onProgress: (progress) => setSending({ progress }),
      });
      last.current = undefined;
      await queries.invalidateQueries({ queryKey: ['MyUploads'] });
      return reply;
    } catch (error) {
      if (signal.aborted) return undefined;
      const failed = asFailure(error);
      if (!isOutcomeUnknown(failed)) last.current = undefined;
      setFailure(failed);
      return undefined;
    } finally {
      setSending(undefined);
    }
  }
  return { send, sending, failure, clear: () => setFailure(undefined), stop: () => ending.current?.abort() };
}
