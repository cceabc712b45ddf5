import { FileText, Send } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { AppLink } from '../../../platform/AppLink.tsx';
import { formatDay, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { useParam } from '../../../platform/location.ts';
import { pathTo } from '../../../platform/paths.ts';
import { KeyValueRows } from '../../../ui/data/KeyValueRows.tsx';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { HrPage } from '../HrPage.tsx';
import { STATE_TONES } from './PeopleTable.tsx';
import { PrivacyNote } from '../PrivacyNote.tsx';
import { onlyThis, ReminderDialog } from './ReminderDialog.tsx';
import { personText } from './person-text.ts';
import { hrText } from '../text.ts';

type Person = ReplyOf<'HrPerson'>;

/** /hr/people/{person}: one colleague, how far they are, and the reports they let HR read. */
export function PersonPage() {
  const words = useText(personText);
  const person = useParam('person') ?? '';
  const query = useCall('HrPerson', { person }, { fresh: true });
  const name = query.data?.person.name;
  return (
    <HrPage page="people" title={name ?? words.title} within={name}>
      <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-96" />}>
        {(reply) => (
          <>
            <About {...reply} />
            <Reports {...reply} />
            <PrivacyNote />
          </>
        )}
      </Block>
    </HrPage>
  );
}

function About({ person: row, plans }: Person) {
  const words = useText(hrText);
  const own = useText(personText);
  const pick = usePick();
  const language = useLocale();
  const [isReminding, setReminding] = useState(false);
  const { columns } = words;
  const open = plans.find(({ state }) => state === 'notBooked');
  return (
    <Card
      title={own.about}
      aside={
        open && (
          <Button size="sm" icon={<Send aria-hidden="true" size={16} />} onClick={() => setReminding(true)}>
            {words.remind}
          </Button>
        )
      }
    >
      <KeyValueRows
        columns={2}
        rows={[
          { key: 'name', label: columns.name, value: row.name },
          { key: 'no', label: columns.employeeNo, value: row.employeeNo || '—' },
          { key: 'department', label: columns.department, value: row.department || words.noDepartment },
          { key: 'city', label: columns.city, value: pick(row.city.zh, row.city.en) },
          { key: 'class', label: own.class, value: words.classOf(row.employeeClass) },
          {
            key: 'reminded',
            label: columns.reminded,
            value: row.remindedOn ? formatDay(row.remindedOn, language, { weekday: false }) : words.never,
          },
          ...plans.map(({ id, name, state }) => ({
            key: `plan ${id}`,
            label: pick(name.zh, name.en),
            value: (
              <Tag tone={STATE_TONES[state]} dot>
                {words.states[state]}
              </Tag>
            ),
          })),
        ]}
      />
      {open && isReminding && <ReminderDialog whom={onlyThis(row, open.id)} onClose={() => setReminding(false)} />}
    </Card>
  );
}

/** The consent, by whom and until when, stands above the content it opens. */
function Reports({ person: { person, name }, reports }: Person) {
  const words = useText(personText);
  const pick = usePick();
  const language = useLocale();
  const day = (text: string) => formatDay(text, language, { weekday: false });
  if (!reports)
    return (
      <Card title={words.reports}>
        <p className="text-label text-ink-2">{words.notAuthorized}</p>
      </Card>
    );
  return (
    <Card title={words.reports}>
      <p className="mb-3 text-label">{words.authorized(name, day(reports.givenOn), day(reports.until))}</p>
      <p className="mb-3 text-c text-ink-2">{words.recorded}</p>
      {reports.list.length === 0 ? (
        <p className="text-label text-ink-2">{words.noReports}</p>
      ) : (
        <ul aria-label={words.reports} className="grid gap-2">
          {reports.list.map(({ orderId, year, examDay, center }) => (
            <li key={orderId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
              <FileText aria-hidden="true" size={18} className="text-ink-3" />
              <AppLink
                to={pathTo('/hr/people/$person/report/$year', { person, year: String(year) })}
                className="text-brand-ink underline underline-offset-2"
              >
                {words.reportOf(year)}
              </AppLink>
              <span className="text-ink-2">
                {day(examDay)} · {pick(center.zh, center.en)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
