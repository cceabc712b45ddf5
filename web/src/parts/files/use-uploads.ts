import { useEffect, useState } from 'react';
import type { UploadName } from '#contract/registry';
import { type PayloadOf, type ReplyOf, upload } from '../../api/send.ts';
import { createUploadQueue, type Sending, type UploadQueue } from '../../api/upload-queue.ts';
import { useStore } from '../../platform/store.ts';

export interface Uploads<R> extends Omit<UploadQueue<R>, 'store' | 'stop'> {
  items: readonly Sending<R>[];
  maxBytes: number;
  /** Something is on its way: a form that names the files waits for it. */
  busy: boolean;
}

/** The files of one field, sent as soon as they are chosen; what they became is named by the form's own call later. */
export function useUploads<N extends UploadName>(
  call: N,
  payload: PayloadOf<N>,
  maxBytes: number,
): Uploads<ReplyOf<N>> {
  const [queue] = useState(() =>
    createUploadQueue<ReplyOf<N>>((file, options) => upload(call, payload, file, options), maxBytes),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const items = useStore(queue.store, (value) => value.items);
  const { add, retry, remove } = queue;
  return { items, add, retry, remove, maxBytes, busy: items.some(({ state }) => state === 'sending') };
}
