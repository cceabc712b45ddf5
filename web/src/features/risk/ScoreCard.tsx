import type { RiskSummary } from '#contract/calls/risk';
import type { RiskFactName, RiskResult } from '#contract/schemas/risk-view';
import { AppLink } from '../../platform/AppLink.tsx';
import { type Dict, useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { questionsPath } from './risk-keys.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { riskText } from './text.ts';
import { riskWords } from './words.ts';

type Says = Dict<(typeof riskText)['zh']>;
type Names = Dict<(typeof riskWords)['zh']>;

interface ScoreCardProps {
  result: RiskResult;
  view: RiskSummary;
  who: string;
}

/** One score: the figure, its band in a word and a colour, the scale, and what it means or why it is not there. */
export function ScoreCard({ result, view, who }: ScoreCardProps) {
  const words = useText(riskText);
  const names = useText(riskWords);
  const { score, state, figure, band, most, bands, least } = result;
  const lines = bands.map(({ from }) => from).filter((from) => from > least);
  const bandName = band ? names.band[band.name] : '';
  const label =
    score === 'weight'
      ? words.scaleBmi(figure ?? 0, bandName, lines.join(', '))
      : words.scale(figure ?? 0, most, bandName, lines.join(', '));
  return (
    <Card title={names.score[score]} aside={<BandTag {...{ result, words, names }} />}>
      <p className="text-d tabular-nums">
        {figure ?? words.none}{' '}
        {figure !== null && score !== 'weight' && (
          <span className="text-c font-normal text-ink-2">{words.outOf(most)}</span>
        )}
      </p>
      {state === 'computed' && <ScaleBar result={result} label={label} />}
      <p className="mt-2 text-label text-ink-2">{noteOf(result, view, words, names)}</p>
      {state === 'missing' && (
        <p className="mt-1 text-label" data-print="hide">
          <AppLink to={questionsPath(who)}>{words.complete}</AppLink>
        </p>
      )}
    </Card>
  );
}

function BandTag({ result: { state, band }, words, names }: { result: RiskResult; words: Says; names: Names }) {
  if (band) return <Tag tone={band.tone}>{names.band[band.name]}</Tag>;
  return <Tag tone="mute">{state === 'missing' ? words.missingTag : words.noFigure}</Tag>;
}

function noteOf(result: RiskResult, view: RiskSummary, words: Says, names: Names): string {
  const { score, state, reason, ages, band, parts, missing, upTo } = result;
  const age = view.facts.find(({ fact }) => fact === 'age')?.value;
  const listed = (facts: readonly RiskFactName[]): string =>
    facts.map((fact) => factName(view, fact, names)).join(names.comma);
  if (state === 'missing') return words.missing(listed(missing));
  if (state === 'notComputed')
    return reason === 'age' ? words.reason.age(ages.from, ages.to, Number(age)) : words.reason[reason ?? 'notHeld'];
  if (score === 'diabetes') return band?.name === 'reachedLine' ? words.diabetesReached : words.diabetesBelow;
  if (score === 'weight') return view.waistClass ? words.waist[view.waistClass] : '';
  const counted = parts.filter(({ points }) => points > 0).map(({ fact }) => fact);
  const told = counted.length > 0 ? words.apnoeaParts(listed(counted)) : words.apnoeaNone;
  return upTo === null ? told : `${told}${words.gap}${words.upTo(listed(missing), upTo)}`;
}

export function factName({ facts }: RiskSummary, fact: RiskFactName, names: Names): string {
  const value = facts.find((one) => one.fact === fact)?.value;
  return fact === 'sex' && (value === 'male' || value === 'female') ? names.sex[value] : names.fact[fact];
}
