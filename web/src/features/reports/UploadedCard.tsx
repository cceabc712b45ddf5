import { useState } from 'react';
import { unitText } from '#contract/values/lab-words';
import { hospitalOfMethod } from '#contract/rules/uploaded-row';
import { FLAG_ARROWS, rangeText, valueText } from '#contract/rules/report-words';
import type { UploadedReport } from '#contract/calls/reports';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import { FlagTag } from './ResultText.tsx';
import { reportsText } from './text.ts';
import { SeriesCard } from './TrendCard.tsx';

/** The person's confirmed results of reports from elsewhere: apart from the centres', and named so. */
export function UploadedCard({ customerGuid }: { customerGuid?: string }) {
  const words = useText(reportsText);
  const found = useCall('UploadedReports', customerGuid ? { customerGuid } : {}, { fresh: true });
  return (
    <Block query={found} className="" placeholder={<Skeleton shape="block" className="h-40" />}>
      {({ reports, trends }) => (
        <>
          <Card title={words.uploaded} aside={<Tag tone="brand">{words.uploadedBy}</Tag>}>
            <p className="mb-3 text-label text-ink-2">{words.uploadedText}</p>
            <div className="grid gap-2">
              {reports.map((report, at) => (
                <Uploaded key={report.uploadId} report={report} isFirst={at === 0} />
              ))}
            </div>
          </Card>
          <SeriesCard
            series={trends}
            methodOf={(method) => words.uploadedAt(hospitalOfMethod(method) ?? method)}
            aside={<Tag tone="brand">{words.uploadedBy}</Tag>}
          />
        </>
      )}
    </Block>
  );
}

function Uploaded({ report, isFirst }: { report: UploadedReport; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(isFirst);
  const words = useText(reportsText);
  const language = useLocale();
  const pick = usePick();
  const day = formatDay(report.examDay, language, { weekday: false });
  return (
    <Fold
      title={`${report.hospital} · ${day}`}
      aside={words.uploadedItems(report.items.length)}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <>
          <div className="overflow-x-auto">
            <table className="w-full text-left text-c">
              <caption className="sr-only">{words.uploadedTable(report.hospital, day)}</caption>
              <thead>
                <tr className="border-b border-line text-ink-2">
                  {[words.columns.item, words.columns.result, words.columns.range, words.columns.judged].map((head) => (
                    <th key={head} scope="col" className="py-2 pr-3 font-semibold">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {report.items.map((item) => (
                  <tr key={`${item.code} ${item.unit}`} className="border-b border-line last:border-b-0">
                    <th scope="row" className="py-2 pr-3 font-normal">
                      {pick(item.name.zh, item.name.en)}
                    </th>
                    <td className="py-2 pr-3">
                      {valueText(item, language)} {unitText(item.unit, language)}{' '}
                      <span aria-hidden="true">{FLAG_ARROWS[item.flag]}</span>
                    </td>
                    <td className="py-2 pr-3">{rangeText(item.range)}</td>
                    <td className="py-2">
                      <FlagTag flag={item.flag} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-2" data-print="hide">
            <AppLink to={pathTo('/web/upload_report/$upload', { upload: report.uploadId })} className="tap-44 text-c">
              {words.uploadedEdit}
            </AppLink>
          </p>
        </>
      )}
    </Fold>
  );
}
