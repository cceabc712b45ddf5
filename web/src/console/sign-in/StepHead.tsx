import { useEffect, useRef } from 'react';

export interface StepHeadProps {
  position?: string;
  title: string;
  text: string;
}

/** The heading of a step; a new one takes the focus, as a new page would. */
export function StepHead({ position, title, text }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <div className="mb-5">
      {position && <p className="text-c text-ink-3">{position}</p>}
      <h1 ref={heading} tabIndex={-1} className="text-l">
        {title}
      </h1>
      <p className="mt-1 text-label text-ink-2">{text}</p>
    </div>
  );
}
