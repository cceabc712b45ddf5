import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ActionBar } from '../../ui/layout/ActionBar.tsx';
import { runnerText } from './text.ts';

interface RunnerActionsProps {
  /** Of the section that follows; undefined: there is none, and it is handed in. */
  nextTitle: string | undefined;
  onNext: () => void;
  onPrevious: (() => void) | undefined;
  onLeave: (() => void) | undefined;
  handingIn: boolean;
}

/** Under the questions, and on a phone always in reach at the foot of the screen. */
export function RunnerActions({ nextTitle, onNext, onPrevious, onLeave, handingIn }: RunnerActionsProps) {
  const words = useText(runnerText);
  const previous = onPrevious && (
    <Button guardMs={0} onClick={onPrevious}>
      {words.previous}
    </Button>
  );
  const label = nextTitle === undefined ? words.handIn : words.next(nextTitle);
  const next = (block: boolean) => (
    <Button variant="primary" block={block} busy={handingIn} busyText={words.handingIn} onClick={onNext}>
      {label}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 max-md:hidden">
        {previous}
        <div className="ml-auto flex flex-wrap items-center gap-3">
          {onLeave && (
            <Button variant="text" onClick={onLeave}>
              {words.leave}
            </Button>
          )}
          {next(false)}
        </div>
      </div>
      <ActionBar>
        {previous && <div className="flex-none">{previous}</div>}
        <div className="min-w-0 flex-1">{next(true)}</div>
      </ActionBar>
    </>
  );
}
