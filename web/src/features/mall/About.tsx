import type { AboutTab } from '#contract/mall';
import { usePick, useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TabPanels } from '../../ui/layout/TabPanels.tsx';
import { mallText } from './text.ts';

/** The tabs of the description: headings with a list or a paragraph under each. */
export function About({ tabs }: { tabs: readonly AboutTab[] }) {
  const words = useText(mallText);
  const pick = usePick();
  if (tabs.length === 0) return null;
  return (
    <Card>
      <TabPanels
        label={words.about}
        panels={tabs.map(({ title, sections }) => ({
          key: title.zh,
          label: pick(title.zh, title.en),
          content: (
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
          ),
        }))}
      />
    </Card>
  );
}
