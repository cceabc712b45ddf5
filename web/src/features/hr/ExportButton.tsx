import { Download } from 'lucide-react';
import type { PayloadOf } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { hrText } from './text.ts';

/** Begins an export of whoever the filters leave; `TasksCard` has it when it is ready. */
export function ExportButton({ asked }: { asked: PayloadOf<'HrExport'> }) {
  const words = useText(hrText);
  const exporting = useSubmit('HrExport');
  return (
    <Button
      icon={<Download aria-hidden="true" size={18} />}
      busy={exporting.isPending}
      busyText={words.exporting}
      onClick={() => exporting.mutate(asked, { onSuccess: () => toast(words.exportStarted) })}
    >
      {words.export}
    </Button>
  );
}
