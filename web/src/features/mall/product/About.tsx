import type { AboutTab } from '#contract/calls/mall';
import { withClinics } from '../../../parts/mall/clinic-cities.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { TabPanels } from '../../../ui/layout/TabPanels.tsx';
import { ClinicList } from './ClinicList.tsx';
import { clinicsText } from './clinics-text.ts';
import { mallText } from '../text.ts';
import type { Clinics } from './use-clinics.ts';

interface AboutProps {
  tabs: readonly AboutTab[];
  /** Absent: it is used at no clinics. */
  clinics: Clinics | undefined;
}

/** The tabs of the description, and where it can be used. */
export function About({ tabs, clinics }: AboutProps) {
  const words = useText(mallText);
  const names = useText(clinicsText);
  const pick = usePick();
  const told = tabs.map(({ title, sections }) => ({
    key: title.zh,
    label: pick(title.zh, title.en),
    content: <Sections sections={sections} />,
  }));
  const where = clinics && { key: 'clinics', label: names.clinics, content: <ClinicList {...clinics} /> };
  const panels = withClinics(told, where);
  if (panels.length === 0) return null;
  return (
    <Card>
      <TabPanels label={words.about} panels={panels} />
    </Card>
  );
}

/** Headings with a list or a paragraph under each. */
function Sections({ sections }: Pick<AboutTab, 'sections'>) {
  const pick = usePick();
  return (
    <div className="grid max-w-measure gap-4">
      {sections.map(({ heading, text, list }) => (
        <section key={heading.zh}>
          <h2 className="text-s">{pick(heading.zh, heading.en)}</h2>
          {list.length > 0 && (
            <ul className="list-disc pl-5 text-ink-2">
              {list.map((line) => (
                <li key={line.zh}>{pick(line.zh, line.en)}</li>
              ))}
            </ul>
          )}
          {text.zh && <p className="text-ink-2">{pick(text.zh, text.en)}</p>}
        </section>
      ))}
    </div>
  );
}
