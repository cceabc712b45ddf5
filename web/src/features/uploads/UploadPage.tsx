import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { useText } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { reportsPath } from './links.ts';
import { uploadsText } from './text.ts';
import { UploadForm } from './UploadForm.tsx';
import { UploadList } from './UploadList.tsx';

/** While one is being read, the list asks again by itself. */
const AGAIN_MS = 2_000;

/** /web/upload_report: a report from elsewhere is sent in, and those that were stand below. */
export function UploadPage() {
  const words = useText(uploadsText);
  const people = useCall('MyReportYears', {}, { fresh: true });
  const list = useCall(
    'MyUploads',
    {},
    {
      fresh: true,
      again: (reply) => (reply?.uploads.some(({ state }) => state === 'reading') ? AGAIN_MS : false),
    },
  );
  return (
    <InnerPage title={words.title} text={words.intro} above={[{ label: words.reports, to: reportsPath() }]}>
      <div className="grid grid-cols-1 items-start gap-3 md:gap-4 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        <Block query={people} className="" placeholder={<Skeleton shape="block" className="h-132" />}>
          {({ people: all }) => <UploadForm people={all} />}
        </Block>
        <Block query={list} className="" placeholder={<Skeleton shape="block" className="h-60" />}>
          {({ uploads }) => <UploadList uploads={uploads} />}
        </Block>
      </div>
    </InnerPage>
  );
}
