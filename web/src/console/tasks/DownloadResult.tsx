import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/form/Button.tsx';
import { download } from '../api/send.ts';
import { tasksText } from './text.ts';

/** The result of a task, fetched by the session's cookie; a refusal becomes a dialog. */
export function DownloadResult({ taskId }: { taskId: string }) {
  const words = useText(tasksText);
  const fetched = useMutation({
    mutationFn: () => download('OpsTaskResult', { taskId }),
    onSuccess: saveFile,
  });
  return (
    <Button
      size="sm"
      variant="primary"
      icon={<Download aria-hidden="true" size={16} />}
      busy={fetched.isPending}
      busyText={words.downloading}
      onClick={() => fetched.mutate()}
    >
      {words.download}
    </Button>
  );
}
