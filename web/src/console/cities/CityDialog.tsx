import { useId, useState, type FormEvent } from 'react';
import type { OpsCity } from '#contract/ops/cities';
import { isInChina } from '#contract/rules/place';
import { CITY_CODE } from '#contract/values/ops/centers';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useSubmit } from '../api/use-call.ts';
import { numberTyped, wholeTyped } from '../centers/numbers.ts';
import { citiesText } from './text.ts';

type Field = 'cityId' | 'name' | 'lng' | 'lat' | 'sortOrder';

const typedOf = (city?: OpsCity) => ({
  ...{ cityId: city ? String(city.cityId) : '', zh: city?.name.zh ?? '', en: city?.name.en ?? '' },
  ...{ lng: city ? String(city.lng) : '', lat: city ? String(city.lat) : '' },
  sortOrder: city ? String(city.sortOrder) : '0',
});

const fieldsOf = (typed: ReturnType<typeof typedOf>) => ({
  cityId: Number(typed.cityId),
  name: { zh: typed.zh.trim(), en: typed.en.trim() },
  lng: numberTyped(typed.lng) ?? null,
  lat: numberTyped(typed.lat) ?? null,
  sortOrder: wholeTyped(typed.sortOrder) ?? -1,
});

function problemsOf({ cityId, name, lng, lat, sortOrder }: ReturnType<typeof fieldsOf>): Field[] {
  const wrong: Record<Field, boolean> = {
    cityId: !CITY_CODE.test(String(cityId)),
    name: name.zh === '' || name.en === '',
    lng: lng === null || !isInChina({ lng, lat: 30 }),
    lat: lat === null || !isInChina({ lng: 120, lat }),
    sortOrder: sortOrder < 0 || sortOrder > 9_999,
  };
  return (Object.keys(wrong) as Field[]).filter((field) => wrong[field]);
}

/** A new city, or a change of one; typed text stays when it is refused. */
export function CityDialog({ city, onClose }: { city: OpsCity | undefined; onClose: () => void }) {
  const words = useText(citiesText);
  const language = useLocale();
  const formId = useId();
  const save = useSubmit('OpsCitySave', { handles: () => true });
  const [typed, setTyped] = useState(() => typedOf(city));
  const [asked, setAsked] = useState(false);
  const fields = fieldsOf(typed);
  const problems = asked ? problemsOf(fields) : [];
  const bind = (name: keyof typeof typed, field: Field) => ({
    error: problems.includes(field) ? words.problems[field] : undefined,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problemsOf(fields).length > 0) return;
    const payload = { ...fields, ...(city && { revision: city.revision }) };
    if (!(await save.mutateAsync(payload).catch(() => undefined))) return;
    onClose();
    toast(words.saved);
  };
  return (
    <Dialog
      open
      wide
      onClose={save.isPending ? () => undefined : onClose}
      title={city ? words.editOf(language === 'zh-cn' ? city.name.zh : city.name.en) : words.add}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 text-ink">
        {save.error && (
          <Alert tone="bad" live="assertive">
            {sentence(save.error, language)}
          </Alert>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...bind('cityId', 'cityId')}
            label={words.code}
            hint={words.codeHint}
            inputMode="numeric"
            maxLength={6}
            readOnly={city !== undefined}
          />
          <TextField
            {...bind('sortOrder', 'sortOrder')}
            label={words.order}
            hint={words.orderHint}
            inputMode="numeric"
            maxLength={4}
          />
          <TextField {...bind('zh', 'name')} label={words.nameZh} maxLength={20} />
          <TextField {...bind('en', 'name')} label={words.nameEn} maxLength={40} />
          <TextField
            {...bind('lng', 'lng')}
            label={words.lng}
            hint={words.lngHint}
            inputMode="decimal"
            maxLength={12}
          />
          <TextField
            {...bind('lat', 'lat')}
            label={words.lat}
            hint={words.latHint}
            inputMode="decimal"
            maxLength={12}
          />
        </div>
      </form>
    </Dialog>
  );
}
