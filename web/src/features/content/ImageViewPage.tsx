import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { goBack } from '../../platform/navigation.ts';
import { usePageName } from '../../platform/page-name.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { imageText } from './image-text.ts';
import { picturesIn } from './own-pictures.ts';
import { Viewer } from './Viewer.tsx';

/** /imageView?imgs&title: only pictures of ours, since an address can be written by strangers. */
export function ImageViewPage() {
  const words = useText(imageText);
  const title = (useSearchText('title') ?? '').trim().slice(0, 60);
  const { shown, refused } = picturesIn(useSearchText('imgs') ?? '');
  usePageName(title || undefined);
  return (
    <InnerPage title={title || words.title}>
      {shown.length > 0 && refused > 0 && (
        <div className="mb-3">
          <Alert tone="warn">{words.someRefused(refused)}</Alert>
        </div>
      )}
      {shown.length > 0 ? (
        <Viewer key={shown.join()} pictures={shown} title={title || words.title} />
      ) : (
        <Card>
          <EmptyState
            title={refused > 0 ? words.refused : words.none}
            headingLevel={2}
            actions={
              <Button size="sm" onClick={() => goBack()}>
                {words.back}
              </Button>
            }
          >
            {refused > 0 ? words.refusedText : words.noneText}
          </EmptyState>
        </Card>
      )}
    </InnerPage>
  );
}
