import { useEffect, useRef, useState } from 'react';
import type { CompanySettings } from '#contract/settings/company-settings';
import { asFailure } from '../../../api/exchange.ts';
import type { Failure } from '../../../api/failure.ts';
import type { OpsReply } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';

export type StoredCompany = OpsReply<'OpsCompany'>;

/** Long enough that half a word is not saved, short enough that nothing is lost. */
const REST_MS = 800;

/** The typed settings, saved by themselves a moment after; an unsaved one stays, and says so. */
export function useDraft(stored: StoredCompany) {
  const [settings, setSettings] = useState<CompanySettings>(stored.draft?.settings ?? stored.live);
  const [revision, setRevision] = useState(stored.draft?.revision ?? 0);
  const [savedAt, setSavedAt] = useState(stored.draft?.savedAt);
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setIsSaving] = useState(false);
  const saving = useSubmit('OpsCompanyDraftSave', { handles: () => true });
  // read by what outlives a drawing: the timer, and the save that runs while more is typed
  const now = useRef({ settings, sent: settings, revision, running: undefined as Promise<boolean> | undefined });

  const save = async (): Promise<boolean> => {
    setIsSaving(true);
    try {
      while (now.current.sent !== now.current.settings) {
        const sent = now.current.settings;
        const reply = await saving.mutateAsync({
          ...{ companyId: stored.companyId, revision: now.current.revision, settings: sent },
        });
        Object.assign(now.current, { sent, revision: reply.revision });
        setRevision(reply.revision);
        setSavedAt(reply.savedAt);
        setFailure(undefined);
      }
      return true;
    } catch (error) {
      setFailure(asFailure(error));
      return false;
    } finally {
      now.current.running = undefined;
      setIsSaving(false);
    }
  };
  const flush = (): Promise<boolean> => (now.current.running ??= save());
  const flushLater = useRef(flush);
  useEffect(() => {
    flushLater.current = flush;
  });

  useEffect(() => {
    if (now.current.sent === settings) return;
    const timer = setTimeout(() => void flushLater.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [settings]);
  // leaving for another page of the console saves first
  useEffect(() => () => void flushLater.current(), []);

  return {
    ...{ settings, revision, savedAt, failure, isSaving },
    isUnsaved: failure !== undefined,
    change: (next: CompanySettings): void => {
      now.current.settings = next;
      setSettings(next);
    },
    flush,
    /** Saves on top of another administrator's save, now that it was seen. */
    onTopOf: (theirs: number): Promise<boolean> => {
      now.current.revision = theirs;
      return flush();
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
