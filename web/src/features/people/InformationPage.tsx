import type { Person } from '#contract/calls/people';
import { Lock, Pencil, ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { Block } from '../../parts/page/Block.tsx';
import { AskWhom } from '../../parts/people/AskWhom.tsx';
import { identityText } from '../../parts/people/identity-text.ts';
import { missingOf } from '../../parts/people/missing.ts';
import { personText } from '../../parts/people/person-text.ts';
import { RevealedValue } from '../../parts/people/RevealedValue.tsx';
import { usePeople } from '../../parts/people/use-people.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { privacyPath } from '../../platform/privacy-path.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ContactCard } from './ContactCard.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { informationText } from './information-text.ts';

/** /web/usercenter/information: the data about oneself, and the fields one may change. */
export function InformationPage() {
  const words = useText(informationText);
  const people = usePeople();
  return (
    <CentrePage title={words.title}>
      <Block query={people} placeholder={<Placeholder />} className="">
        {({ relations }) => {
          const self = relations.find(({ relation }) => relation === 'self');
          return self && <Information person={self} />;
        }}
      </Block>
    </CentrePage>
  );
}

function Information({ person }: { person: Person }) {
  const words = useText(informationText);
  const says = useText(personText);
  const job = useText(identityText);
  const language = useLocale();
  const [editing, setEditing] = useState(false);
  return (
    <div className="grid gap-3 md:gap-4">
      {missingOf(person).length > 0 && <Missing />}
      <CompanyCard
        title={words.identity}
        rows={[
          ['name', says.name, person.name],
          ['gender', says.gender, says.genders[person.gender]],
          ['idType', says.idType, says.idTypes[person.idType]],
          ['idNumber', says.idNumber, <RevealedValue key="id" person={person} field="idNumber" />],
          ['born', says.birthDate, formatDay(person.birthDate, language, { weekday: false })],
        ]}
      />
      <ContactCard
        person={person}
        edit={
          <Button
            variant="text"
            size="sm"
            icon={<Pencil aria-hidden="true" size={16} />}
            onClick={() => setEditing(true)}
          >
            {words.edit}
          </Button>
        }
      />
      <CompanyCard
        title={words.job}
        rows={[
          ['no', job.employeeNo, person.employeeNo],
          ['department', job.department, person.department],
          ['type', job.employeeType, job.employeeTypes[person.employeeType]],
        ]}
      />
      <Purpose />
      {editing && <ContactSheet person={person} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** HR's data is read, with whom to ask about it. */
function CompanyCard({ title, rows }: { title: string; rows: [string, string, ReactNode][] }) {
  const words = useText(informationText);
  const note = (
    <span className="flex items-center gap-1">
      <Lock aria-hidden="true" size={16} strokeWidth={1.75} />
      {words.byCompany}
    </span>
  );
  return (
    <Card title={title} aside={note}>
      <KeyValueRows rows={rows.map(([key, label, value]) => ({ key, label, value: value || '—' }))} />
      <AskWhom />
    </Card>
  );
}

function Missing() {
  const words = useText(informationText);
  const here = pathTo('/web/usercenter/information');
  return (
    <Alert tone="warn" title={words.missingTitle}>
      <p>{words.missingText}</p>
      <p className="mt-2">
        <AppLink to={pathTo('/web/userinfo/$next', { next: here })} className="tap-44 underline underline-offset-2">
          {words.complete}
        </AppLink>
      </p>
    </Alert>
  );
}

function Purpose() {
  const words = useText(informationText);
  const privacy = privacyPath(useCompanyInfo().data?.config.privacyText);
  return (
    <p className="flex gap-3 rounded-card border border-line bg-n-50 p-4 text-label text-ink-2">
      <ShieldCheck aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
      <span>
        {words.purpose}{' '}
        <AppLink to={privacy} className="underline underline-offset-2">
          {words.privacy}
        </AppLink>{' '}
        <AppLink to={pathTo('/web/usercenter/privacy')} className="tap-44 underline underline-offset-2">
          {words.dataCopy}
        </AppLink>
      </span>
    </p>
  );
}

const Placeholder = () => (
  <div className="grid gap-3 md:gap-4">
    {[5, 4, 3].map((rows) => (
      <Card key={rows}>
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="mt-4 h-48 w-full" shape="block" />
      </Card>
    ))}
  </div>
);
