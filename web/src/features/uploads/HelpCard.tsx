import { useSubmit } from '../../api/use-call.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { uploadsText } from './text.ts';
import type { Upload } from './use-upload.ts';

/** Lets customer service look, for as long as they need to answer; what that means is said before. */
export function HelpCard({ upload }: { upload: Upload }) {
  const words = useText(uploadsText);
  const ask = useSubmit('AskUploadHelp');
  const isAsked = upload.help === 'asked';
  return (
    <Card title={words.helpTitle} headingLevel={2}>
      <p role="status" className="mb-3 text-label text-ink-2">
        {isAsked ? words.helpAsked : words.helpText}
      </p>
      <Button
        size="sm"
        busy={ask.isPending}
        busyText={words.helping}
        onClick={() => ask.mutate({ uploadId: upload.uploadId, wanted: !isAsked })}
      >
        {isAsked ? words.helpEnd : words.help}
      </Button>
    </Card>
  );
}
