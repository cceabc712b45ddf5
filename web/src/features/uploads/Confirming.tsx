import { useState } from 'react';
import { download } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { usePdf } from '../../parts/pdf/use-pdf.ts';
import { oneOf, useAddressState, type AddressKey } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { VIEWS } from './choices.ts';
import { HelpCard } from './HelpCard.tsx';
import { Handled } from './Handled.tsx';
import { listPath, reportsPath } from './links.ts';
import { Original } from './Original.tsx';
import { RowList } from './RowList.tsx';
import { SameBefore } from './SameBefore.tsx';
import { uploadsText } from './text.ts';
import type { Upload } from './use-upload.ts';

const chosenPage: AddressKey<number> = {
  read: (text = '') => (/^\d{1,3}$/.test(text) ? Number(text) : 0),
  write: (value) => (value ? String(value) : undefined),
};
const KEYS = { view: oneOf(VIEWS), page: chosenPage };

/** The rows with the page they were read from. Everything said of a row is kept at once; saving is a step of its own. */
export function Confirming({ upload }: { upload: Upload }) {
  const words = useText(uploadsText);
  const { state, change } = useAddressState(KEYS);
  const [editing, setEditing] = useState<number>();
  const save = useSubmit('SaveUploadedReport');
  const { uploadId, list, pages } = upload;
  const pdf = usePdf(uploadId, async () => (await download('GetUploadPdf', { uploadId })).content, pages > 0);
  // 0: no page was chosen yet
  const shown = Math.min(state.page || firstPage(upload), Math.max(1, pages));
  const confirmed = list.filter((row) => row.state === 'confirmed').length;
  const saveAll = async (): Promise<void> => {
    try {
      const { saved } = await save.mutateAsync({ uploadId });
      toast(words.saved(saved));
      go(reportsPath());
    } catch {
      // the refusal has its own dialog
    }
  };
  const saveButton = (label: string, isBlock = false) => (
    <Button
      variant="primary"
      block={isBlock}
      busy={save.isPending}
      busyText={words.saving}
      disabledReason={confirmed === 0 && !isBlock ? words.saveNone : undefined}
      disabledBy={confirmed === 0 && isBlock ? 'upload-save-none' : undefined}
      onClick={() => void saveAll()}
    >
      {label}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      {upload.state === 'unreadable' && list.length === 0 && (
        <Alert tone="warn" title={words.unreadable}>
          {upload.tooHeavy ? words.tooHeavyText : words.unreadableText}
        </Alert>
      )}
      <SameBefore sameAs={upload.sameAs} />
      {upload.help === 'answered' && (
        <Alert tone="info">
          {words.helpAnswered(
            upload.helpNote,
            list.some(({ by }) => by === 'operator'),
          )}
        </Alert>
      )}
      {list.length > 0 && <Handled rows={list} />}
      <div className="grid grid-cols-1 items-start gap-3 md:gap-6 lg:grid-cols-[23rem_minmax(0,1fr)]">
        {pages > 0 && (
          <Original
            upload={upload}
            pdf={pdf}
            page={shown}
            row={list.find(({ row }) => row === editing)}
            onPage={(next) => change({ page: next, view: 'page' })}
          />
        )}
        <div className="grid min-w-0 grid-cols-1 gap-3 md:gap-4">
          <RowList
            upload={upload}
            pdf={pdf.data}
            view={state.view}
            page={shown}
            editing={editing}
            onEdit={setEditing}
            onView={(view) => change({ view })}
            onPage={(next) => change({ page: next, view: 'page' })}
            foot={
              <div className="flex flex-wrap items-center justify-between gap-3 max-md:hidden">
                <p className="text-c text-ink-2">{words.savingNote}</p>
                <div className="flex flex-wrap gap-3">
                  <Later />
                  {saveButton(words.saveCount(confirmed))}
                </div>
              </div>
            }
          />
          <HelpCard upload={upload} />
        </div>
      </div>
      <p className="text-c text-ink-2 md:hidden">{words.savingNote}</p>
      <span id="upload-save-none" className="sr-only">
        {confirmed === 0 && words.saveNone}
      </span>
      <ActionBar>
        <Later />
        <div className="min-w-0 flex-1">{saveButton(words.saveShort(confirmed), true)}</div>
      </ActionBar>
    </div>
  );
}

/** The first page that has rows. */
const firstPage = ({ list }: Upload): number => {
  const pages = list.filter(({ page }) => page > 0).map(({ page }) => page);
  return pages.length > 0 ? Math.min(...pages) : 1;
};

function Later() {
  const words = useText(uploadsText);
  return (
    <Button render={<AppLink to={listPath()} />} onClick={() => toast(words.kept)}>
      {words.later}
    </Button>
  );
}
