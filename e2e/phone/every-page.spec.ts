import { axe, MOST_SHIFT, noSideScroll } from '../support/checks.ts';
import { PAGE_GROUPS, visitPages } from '../support/landed.ts';
import { shiftOn } from '../support/shift.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';
import { answerSlowly } from '../support/traffic.ts';

// stillness would hide a shift
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const group of PAGE_GROUPS)
  test(`every page (${group}): nothing jumps or scrolls sideways, all of it is accessible and large enough for a thumb`, async ({
    page,
    request,
    language,
    guest,
    isMobile,
  }) => {
    if (isMobile) await answerSlowly(page);
    const found: string[] = [];
    const told = (name: string) => (error: unknown) => void found.push(`${name}: ${String(error).slice(0, 2_000)}`);
    await visitPages(group, {
      ...{ page, request, language, guest },
      look: async (name) => {
        const { value, moved } = await shiftOn(page);
        if (process.env.FIGURES) console.log(`${name} ${value.toFixed(3)}`);
        if (value > MOST_SHIFT) found.push(`${name}: shifts by ${value.toFixed(3)}: ${moved.join('; ')}`);
        const small = isMobile ? await smallTargets(page) : [];
        if (small.length > 0) found.push(`${name}: under 44 px: ${small.join(', ')}`);
        await axe(page).catch(told(name));
        await noSideScroll(page, isMobile ? [320, 390] : [768, 1280]).catch(told(name));
      },
    });
    expect(found).toEqual([]);
  });
