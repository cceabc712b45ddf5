import { Children, type ReactNode } from 'react';
import { usePick, useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { SelectChip } from '../../../ui/form/FilterChips.tsx';
import { useCall } from '../../api/use-call.ts';
import { kitText } from '../text.ts';

/** The filters of a list: a search box, chips below it, and the way back to all. */
export function Filters({
  search,
  children,
  onClear,
}: {
  search?: ReactNode;
  children: ReactNode;
  onClear?: (() => void) | undefined;
}) {
  const words = useText(kitText);
  const hasFields = Children.count(children) > 0;
  return (
    <section
      aria-label={words.filters}
      className="mb-4 grid grid-cols-1 gap-3 rounded-card border border-line bg-white p-3 md:px-4"
    >
      {search}
      {(hasFields || onClear) && (
        <div className="flex flex-wrap items-center gap-2">
          {children}
          {onClear && (
            <Button variant="text" size="sm" guardMs={0} onClick={onClear}>
              {words.clearFilters}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Which company; the address has its id, empty is all of them. */
export function CompanyFilter({ value, onChange }: { value: string; onChange: (companyId: string) => void }) {
  const words = useText(kitText);
  const pick = usePick();
  const companies = useCall('OpsCompanies', {});
  return (
    <SelectChip
      label={words.company}
      on={value !== ''}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{words.allCompanies}</option>
      {companies.data?.companies.map(({ companyId, name }) => (
        <option key={companyId} value={companyId}>
          {pick(name.zh, name.en)}
        </option>
      ))}
    </SelectChip>
  );
}

/** A call's company parameter from the address. */
export const companyOf = (value: string): { companyId?: number } => (value ? { companyId: Number(value) } : {});
/** And for days: an end that is not set is left out. */
export const daysOf = ({ from, to }: { from: string; to: string }) => ({ ...(from && { from }), ...(to && { to }) });
