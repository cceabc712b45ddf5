import { useBranding } from '../../platform/branding.ts';
import { useText } from '../../platform/locale.ts';
import { appText } from '../../platform/text.ts';
import { LoadingBlock, type LoadingBlockProps } from './LoadingBlock.tsx';

export type BlockProps<T> = Omit<LoadingBlockProps<T>, 'furtherHelp'>;

/** A part of an employee's page that loads, and fails, by itself; a failure names the company's hotline. */
export function Block<T>({ className = 'mt-6 md:mt-8', ...props }: BlockProps<T>) {
  const words = useText(appText);
  const hotline = useBranding()?.hotline;
  return <LoadingBlock {...props} className={className} furtherHelp={hotline && <p>{words.callIfAgain(hotline)}</p>} />;
}
