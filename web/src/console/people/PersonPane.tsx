import type { OpsPerson } from '#contract/ops/people';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useCall } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { Block } from '../kit/pane/Block.tsx';
import { Pane } from '../kit/pane/Pane.tsx';
import { kitText } from '../kit/text.ts';
import { opsPathTo } from '../routes.ts';
import { AccountSection, DevicesSection } from './AccountSection.tsx';
import { IdentitySection, JobSection } from './IdentitySection.tsx';
import { LogSection } from './LogSection.tsx';
import { STATE_TONE } from './person-look.ts';
import { PersonActions } from './PersonActions.tsx';
import { BookingsSection, RelativesSection } from './RelatedSections.tsx';
import { peopleText } from './text.ts';

export interface PersonPaneProps {
  companyId: number;
  personGuid: string;
  address: AppPath;
  closeTo: AppPath;
}

/** One person: who they are, their job, their account, and who looked or changed; looking is audited. */
export function PersonPane({ companyId, personGuid, address, closeTo }: PersonPaneProps) {
  const words = useText(peopleText);
  const pick = usePick();
  const found = useCall('OpsPerson', { companyId, personGuid }, { keepPrevious: false });
  const person = found.data;
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={
        person ? (
          <>
            {`${person.name} · ${pick(person.company.name.zh, person.company.name.en)}`}
            <Tag tone={STATE_TONE[person.state]} dot>
              {words.states[person.state]}
            </Tag>
            {person.isHr && <Tag tone="info">{words.hr}</Tag>}
          </>
        ) : (
          words.detail
        )
      }
      note={
        person &&
        [person.employeeNo && words.employeeNo(person.employeeNo), words.accountNo(person.account.accountId)]
          .filter(Boolean)
          .join(' · ')
      }
      footer={person && <PersonActions person={person} onOutdated={() => void found.refetch()} />}
    >
      <Block query={found} bare>
        {(shown) => (
          <>
            <Waiting person={shown} />
            <div className="xl:grid xl:grid-cols-2 xl:[&>*+*]:border-l xl:[&>*+*]:border-line">
              <div className="max-xl:border-b max-xl:border-line">
                <IdentitySection person={shown} />
                <JobSection person={shown} />
                <RelativesSection person={shown} />
              </div>
              <div>
                <AccountSection person={shown} />
                <BookingsSection person={shown} />
                <DevicesSection person={shown} />
              </div>
            </div>
            <LogSection lines={shown.log} />
          </>
        )}
      </Block>
    </Pane>
  );
}

/** Changes a second operator has not decided yet. */
function Waiting({ person }: { person: OpsPerson }) {
  const words = useText(peopleText);
  const kit = useText(kitText);
  const pick = usePick();
  const { moment } = useMoment();
  if (person.waiting.length === 0) return null;
  return (
    <div className="border-b border-line p-4 md:px-5">
      <Alert
        tone="warn"
        title={words.waiting}
        action={<AppLink to={opsPathTo('/ops/approvals')}>{kit.seeApprovals}</AppLink>}
      >
        <ul>
          {person.waiting.map(({ approvalId, lines, askedBy, askedAt }) => (
            <li key={approvalId}>
              {lines
                .slice(1)
                .map(({ zh, en }) => pick(zh, en))
                .join(' · ')}
              <span className="block text-x text-ink-3">{words.waitingBy(askedBy, moment(askedAt))}</span>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
