// Started by generator.ts: loads whatever it is told to, and says how fast it was.
import type { Answer } from './generator.ts';
import { measureRate, type Load } from './load.ts';

process.on('message', (load: Load) => {
  const answer = (said: Answer): void => void process.send?.(said);
  measureRate(load).then(
    (rate) => answer({ rate }),
    (error: Error) => answer({ trouble: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
