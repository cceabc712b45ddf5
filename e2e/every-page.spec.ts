import { MOST_SHIFT, namesAsSeen } from './support/checks.ts';
import { visitEveryPage } from './support/landed.ts';
import { shiftOn } from './support/shift.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';
import { answerSlowly } from './support/traffic.ts';

// once as it moves: stillness would hide a shift
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('on every page nothing jumps, everything is large enough for a thumb, and names are what is seen', async ({
  page,
  request,
  language,
  guest,
  isMobile,
}) => {
  test.setTimeout(900_000);
  if (isMobile) await answerSlowly(page);
  const found: string[] = [];
  const figures: string[] = [];
  await visitEveryPage(
    page,
    request,
    { booker: guest(), owner: guest() },
    {
      language,
      look: async (name) => {
        const { value, moved } = await shiftOn(page);
        figures.push(`${name} ${value.toFixed(3)}`);
        if (value > MOST_SHIFT) found.push(`${name}: shifts by ${value.toFixed(3)}: ${moved.join('; ')}`);
        const small = language === 'en' ? await smallTargets(page) : [];
        if (small.length > 0) found.push(`${name}: under 44 px: ${small.join(', ')}`);
        await namesAsSeen(page);
      },
    },
  );
  test.info().annotations.push({ type: 'layout shift', description: figures.join(', ') });
  if (process.env.FIGURES) console.log(figures.join('\n'));
  expect(found).toEqual([]);
});
