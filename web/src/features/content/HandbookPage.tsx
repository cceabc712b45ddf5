import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { report } from '../../api/account.ts';
import { download, asFailure } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { RichText, useBlocks } from '../../parts/rich-text/RichText.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { saveFile } from '../../platform/save-file.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { handbookText } from './handbook-text.ts';

/** /web/handbook: the one of the employee's type, to read and as a PDF. */
export function HandbookPage() {
  const words = useText(handbookText);
  const query = useCall('Handbook', {});
  return (
    <InnerPage title={words.title}>
      <Block query={query} placeholder={<Skeleton className="h-80 w-full" shape="block" />} className="">
        {({ handbook }) => (handbook ? <Text {...handbook} /> : <NoHandbook />)}
      </Block>
    </InnerPage>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  const words = useText(handbookText);
  const blocks = useBlocks(text);
  const fetched = useMutation({
    mutationFn: () => download('HandbookFile', {}),
    onSuccess: (file) => {
      saveFile(file);
      toast(words.downloaded);
    },
    onError: (error) => void report(asFailure(error), async () => fetched.mutate()),
  });
  return (
    <Card
      title={title}
      aside={
        <Button
          size="sm"
          icon={<Download aria-hidden="true" size={16} />}
          busy={fetched.isPending}
          busyText={words.downloading}
          onClick={() => fetched.mutate()}
        >
          {words.download}
        </Button>
      }
    >
      <RichText blocks={blocks} topLevel={3} />
    </Card>
  );
}

function NoHandbook() {
  const words = useText(handbookText);
  return (
    <Card>
      <EmptyState
        title={words.none}
        headingLevel={2}
        actions={
          <AppLink to={pathTo('/web/faq')} className={buttonClass({ size: 'sm' })}>
            {words.faq}
          </AppLink>
        }
      >
        {words.noneText}
      </EmptyState>
    </Card>
  );
}
