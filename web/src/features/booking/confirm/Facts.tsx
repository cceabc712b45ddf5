import type { ReactNode } from 'react';
import { useCall } from '../../../api/use-call.ts';
import type { ReplyOf } from '../../../api/send.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { formatDay, useLocale, usePick, useText } from '../../../platform/locale.ts';
import { pathTo, type AppPath } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useChosen } from '../chosen.ts';
import { useDraft } from '../draft.ts';
import { pathOfStep } from '../flow.ts';
import { confirmText } from './text.ts';

/** Every answer with the way back to it. A missing one never holds up the rest. */
export function Facts({ fees }: { fees: ReplyOf<'ExamCenterPayInfo'> | undefined }) {
  const words = useText(confirmText);
  const language = useLocale();
  const pick = usePick();
  const draft = useDraft();
  const center = useCall('ExamCenterDetail', { centerId: draft.centerId ?? 0 }).data;
  const lines = fees?.oneCenter.lines ?? [];
  const set = draft.examSetName ?? lines.find(({ kind }) => kind === 'set')?.name;
  const extras = lines.filter(({ kind }) => kind === 'extra').map(({ name }) => pick(name.zh, name.en));
  const place = center?.name ?? draft.centerName;
  return (
    <Card title={words.facts}>
      <dl>
        <Row label={words.person} to={pathOfStep(draft, 'person')}>
          <PersonFact />
        </Row>
        <Row label={words.package} to={pathOfStep(draft, 'package')}>
          <b>{set ? pick(set.zh, set.en) : <Line />}</b>
          <Small>
            {fees ? extras.length > 0 ? words.extras(extras.join(words.separator)) : words.noExtras : <Line />}
          </Small>
        </Row>
        <Row label={words.center} to={pathTo('/web/examselect')}>
          <b>{place ? pick(place.zh, place.en) : <Line />}</b>
          <Small>{center ? pick(center.address.zh, center.address.en) : <Line />}</Small>
        </Row>
        <Row label={words.when} to={pathTo('/web/examselect', undefined, { center: String(draft.centerId) })}>
          <b>
            {draft.day && formatDay(draft.day, language)} <span className="whitespace-nowrap">{draft.bookTime}</span>
          </b>
        </Row>
      </dl>
    </Card>
  );
}

function PersonFact() {
  const words = useText(confirmText);
  const draft = useDraft();
  const { customerGuid } = useChosen();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const self = useSession((data) => data.identity?.userName);
  const { data } = useCall('Relation', { userGuid, userself: 1 });
  const person = data?.relations.find((one) => one.customerGuid === customerGuid);
  return (
    <>
      <b>{person?.name ?? draft.customerName ?? self}</b>
      {person ? (
        <>
          <span className="ml-3">{words.genderAge(words.gender[person.gender], person.age)}</span>
          <Small>
            {words.idTypes[person.idType]} {person.idNumber}
            {person.phone && ` · ${person.phone}`}
          </Small>
        </>
      ) : (
        <Small>{!data && <Line />}</Small>
      )}
    </>
  );
}

function Row({ label, to, children }: { label: string; to: AppPath; children: ReactNode }) {
  const words = useText(confirmText);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[112px_minmax(0,1fr)_auto] md:[&:lang(en)]:grid-cols-[160px_minmax(0,1fr)_auto]">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 max-md:order-last max-md:col-span-2">{children}</dd>
      <dd>
        <AppLink to={to} className="tap-44 inline-block" aria-label={words.changeOf(label)}>
          {words.change}
        </AppLink>
      </dd>
    </div>
  );
}

const Small = ({ children }: { children: ReactNode }) => <span className="block text-c text-ink-2">{children}</span>;
const Line = () => <Skeleton className="inline-block h-4 w-40 max-w-full align-middle" />;
