import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Reply } from '#contract/call';
import { EMPLOYEE_TYPES, type opsPreview } from '#contract/ops/preview';
import { LANGUAGES, type Language } from '#contract/language';
import { isDay } from '#contract/rules/day';
import { useAddressState } from '../../platform/address-state.ts';
import { today } from '../../platform/clock.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { companyKey, dayKey, flagKey, numberKey } from '../kit/list/address-keys.ts';
import { Block } from '../kit/pane/Block.tsx';
import { ChooseCompany } from '../kit/ChooseCompany.tsx';
import { useMoment } from '../kit/moments.ts';
import { useOperator } from '../session.ts';
import { previewText } from './text.ts';

/** The page of a company's settings leads here with the day and the class it shows, and its draft. */
const KEYS = { company: companyKey, day: dayKey, class: numberKey, draft: flagKey };

/** /ops/preview: the portal as one company's people see it, on any day, to look at. */
export function PreviewPage() {
  const words = useText(previewText);
  const { state, change } = useAddressState(KEYS);
  return (
    <>
      <PageTitle text={words.intro}>{words.title}</PageTitle>
      <ChooseCompany value={state.company} onChange={(company) => change({ company })} />
      {state.company && <OfCompany key={state.company} companyId={Number(state.company)} />}
    </>
  );
}

function OfCompany({ companyId }: { companyId: number }) {
  const choices = useCall('OpsPreviewChoices', { companyId }, { keepPrevious: false });
  return <Block query={choices}>{(found) => <LookForm companyId={companyId} choices={found} />}</Block>;
}

interface LookFormProps {
  companyId: number;
  choices: Reply<(typeof opsPreview)['OpsPreviewChoices']>;
}

const isNear = (day: string): boolean => isDay(day) && day >= '2000-01-01' && day <= '2099-12-31';
/** Behind the `#`, so that no server and no log is sent it. */
const addressOf = (ticket: string): string => `/v2/preview#${ticket}`;

function LookForm({ companyId, choices }: LookFormProps) {
  const words = useText(previewText);
  const { moment } = useMoment();
  const isAdmin = useOperator()?.role === 'admin';
  const own = useLocale();
  const { state: asked } = useAddressState(KEYS);
  const wanted = [asked.class, 2].find((each) => choices.classes.includes(each ?? -1));
  const [employeeClass, setClass] = useState(String(wanted ?? choices.classes[0]));
  const [employeeType, setType] = useState<(typeof EMPLOYEE_TYPES)[number]>(1);
  const [vendorId, setVendor] = useState('0');
  const [language, setLanguage] = useState<Language>(own);
  const [day, setDay] = useState(asked.day || today);
  const [draft, setDraft] = useState(asked.draft && choices.draft !== null && isAdmin);
  const [tried, setTried] = useState(false);
  const start = useSubmit('OpsPreviewStart');
  const begin = async (): Promise<void> => {
    setTried(true);
    if (!isNear(day)) return;
    const wish = { companyId, employeeClass, employeeType, vendorId, language, day, draft };
    const begun = await start.mutateAsync(wish).catch(() => undefined);
    // without an opener: the console's session lies in this tab, and a tab it opens would be handed a copy
    if (begun) window.open(addressOf(begun.ticket), '_blank', 'noopener');
  };
  return (
    <Card title={words.who}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 md:max-w-180 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <SelectField
          label={words.employeeClass}
          value={employeeClass}
          onChange={(event) => setClass(event.target.value)}
        >
          {choices.classes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.employeeType}
          value={employeeType}
          onChange={(event) => setType(EMPLOYEE_TYPES[Number(event.target.value)] ?? 1)}
        >
          {EMPLOYEE_TYPES.map((each) => (
            <option key={each} value={each}>
              {words.types[each]}
            </option>
          ))}
        </SelectField>
        {choices.vendors.length > 0 && (
          <SelectField label={words.vendor} value={vendorId} onChange={(event) => setVendor(event.target.value)}>
            <option value="0">{words.otherVendor}</option>
            {choices.vendors.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          type="date"
          label={words.day}
          hint={words.dayHint}
          min="2000-01-01"
          max="2099-12-31"
          value={day}
          error={tried && !isNear(day) ? words.needDay : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
        <Segmented
          label={words.language}
          name="language"
          value={language}
          onChange={setLanguage}
          items={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
        />
        {choices.draft && isAdmin && (
          <Checkbox
            className="md:col-span-2"
            checked={draft}
            onChange={(event) => setDraft(event.target.checked)}
            label={words.draft(choices.draft.by, moment(choices.draft.savedAt))}
          />
        )}
        <div className="md:col-span-2">
          <Button
            type="submit"
            variant="primary"
            busy={start.isPending}
            icon={<Eye aria-hidden="true" size={18} strokeWidth={1.75} />}
          >
            {words.open}
          </Button>
        </div>
      </form>
      {start.data && (
        <div className="mt-4">
          <Alert title={words.openedTitle} live="polite">
            {words.openedText(moment(start.data.endsAt))}{' '}
            <a href={addressOf(start.data.ticket)} target="_blank" rel="noopener">
              {words.openHere}
            </a>
          </Alert>
        </div>
      )}
    </Card>
  );
}
