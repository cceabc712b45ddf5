import { useEffect, useState, type FormEvent } from 'react';
import { isFault, sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { go } from '../../platform/navigation.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useSubmit } from '../api/use-call.ts';
import { useMoment } from '../kit/moments.ts';
import { useUnsaved } from '../kit/use-unsaved.ts';
import { opsPathTo } from '../routes.ts';
import { BookingCard, VisitCard } from './cards/VisitCards.tsx';
import { IdentityCard, PlaceCard, ShownCard } from './cards/IdentityCards.tsx';
import { fieldId } from './cards/card-props.ts';
import { STAGE_TONES } from './columns.tsx';
import { draftOf, fieldsOf, NO_CENTER, problemsOf, type CenterField, type StoredCenter } from './form.ts';
import { useKeepsSupply } from './keeps-supply.ts';
import { centersText } from './text.ts';

export interface CenterEditorProps {
  /** Absent: a new one. */
  stored?: StoredCenter;
  onReload?: () => void;
}

const OWN_WORDS = ['code', 'name', 'cityId', 'chainId', 'lng', 'lat', 'phone', 'tags', 'sortOrder', 'opensOn'] as const;
type OwnWords = (typeof OWN_WORDS)[number];
const hasOwnWords = (field: CenterField): field is OwnWords => OWN_WORDS.some((one) => one === field);

/** Both languages side by side; typed text stays whatever the server says, and leaving asks first. */
export function CenterEditor({ stored, onReload }: CenterEditorProps) {
  const words = useText(centersText);
  const language = useLocale();
  const mayChange = useKeepsSupply();
  const save = useSubmit('OpsCenterSave', { handles: () => true });
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => (stored ? draftOf(stored) : NO_CENTER));
  const [asked, setAsked] = useState(false);
  const before = base ? draftOf(base) : NO_CENTER;
  const isUnsaved = mayChange && JSON.stringify(draft) !== JSON.stringify(before);
  useUnsaved(isUnsaved && !save.isPending && !save.isSuccess);
  useFocusOnAsked();
  // nothing of one's own is on the page: what others saved is shown as it comes
  if (stored && base && !isUnsaved && stored.revision > base.revision) {
    setBase(stored);
    setDraft(draftOf(stored));
  }
  const fields = fieldsOf(draft);
  const problems = asked ? problemsOf(fields) : [];
  const refused = save.error?.detail?.params?.['field'];
  const errorOf = (field: CenterField): string | undefined => {
    if (!problems.includes(field) && refused !== field) return undefined;
    return hasOwnWords(field) ? words.problems[field] : words.problems.half;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [first] = problemsOf(fields);
    if (first) return document.getElementById(fieldId(first))?.focus();
    const known = base && { centerId: base.centerId, revision: base.revision };
    const reply = await save.mutateAsync({ ...fields, ...known }).catch(() => undefined);
    if (!reply) return;
    toast(base ? words.saved : words.made);
    go(opsPathTo('/ops/centers/$center', { center: String(reply.centerId) }), { replace: true });
  };
  const reload = () => {
    setDraft(before);
    save.reset();
    onReload?.();
  };
  const card = { draft, errorOf, change: (more: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...more })) };
  return (
    <>
      <Head stored={base} />
      <form noValidate onSubmit={(event) => void submit(event)} className="min-w-0">
        <fieldset disabled={!mayChange} className="grid min-w-0 grid-cols-1 gap-4">
          {!mayChange && <Alert tone="info">{words.readOnly}</Alert>}
          {problems.length > 0 && (
            <Alert tone="bad" live="assertive">
              {words.fix(problems.length)}
            </Alert>
          )}
          {save.error && (
            <Alert tone="bad" live="assertive">
              {sentence(save.error, language)}
              {isFault(save.error, 'supplyChanged') && (
                <span className="mt-2 block">
                  <Button size="sm" onClick={reload}>
                    {words.reload}
                  </Button>
                </span>
              )}
            </Alert>
          )}
          <IdentityCard {...card} />
          <PlaceCard {...card} />
          <VisitCard {...card} />
          <ShownCard {...card} />
          <BookingCard {...card} />
          {mayChange && (
            <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-n-25 py-3">
              <Button type="submit" variant="primary" busy={save.isPending} busyText={words.saving}>
                {words.save}
              </Button>
              {isUnsaved && <span className="text-c text-ink-2">{words.unsaved}</span>}
            </div>
          )}
        </fieldset>
      </form>
    </>
  );
}

function Head({ stored }: { stored: StoredCenter | undefined }) {
  const words = useText(centersText);
  const { moment } = useMoment();
  const version =
    stored?.changedAt && words.version(stored.revision, stored.changedBy || words.none, moment(stored.changedAt));
  return (
    <PageTitle text={stored ? version : words.newIntro}>
      <span className="flex flex-wrap items-center gap-2">
        {stored ? words.editTitle : words.newTitle}
        {stored && (
          <Tag tone={STAGE_TONES[stored.state]} dot>
            {words.states[stored.state]}
          </Tag>
        )}
      </span>
    </PageTitle>
  );
}

/** A finding leads to the field that mends it. */
function useFocusOnAsked(): void {
  const at = useSearchText('at');
  useEffect(() => {
    if (at) document.getElementById(fieldId(at))?.focus();
  }, [at]);
}
