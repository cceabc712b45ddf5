import { Download } from 'lucide-react';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import type { PayloadOf } from '../../../api/send.ts';
import { useSubmit } from '../../../api/use-call.ts';
import { toast } from '../../../platform/feedback.ts';
import { useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { hrText } from '../text.ts';

/** Begins an export of the filtered people; `TasksCard` has it when it is ready. On a phone it is a workbook. */
export function ExportButton({ asked }: { asked: Omit<PayloadOf<'HrExport'>, 'format'> }) {
  const words = useText(hrText);
  const exporting = useSubmit('HrExport');
  const begin = (format: SheetFormat) =>
    exporting.mutate({ ...asked, format }, { onSuccess: () => toast(words.exportStarted) });
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" size={18} />}
        busy={exporting.isPending}
        busyText={words.exporting}
        onClick={() => begin('xlsx')}
      >
        {words.export}
      </Button>
      <Button className="max-md:hidden" onClick={() => begin('csv')}>
        {words.asCsv}
      </Button>
    </>
  );
}
