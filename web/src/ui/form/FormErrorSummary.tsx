import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

export interface FormErrorSummaryProps {
  /** How many things need a change, in words. */
  title: ReactNode;
  /** In the order of the fields, with the same words as under each field. */
  items: readonly { fieldId: string; text: ReactNode }[];
  /** Changes with every refused submit, so that the focus comes back here each time. */
  attempt?: number;
  /** For a form that fits on the screen: only said, and the first field takes the focus, so that nothing is pushed away. */
  brief?: boolean;
}

/** Stands on top of a form that was refused, takes the focus, leads to each field. Nothing without items. */
export function FormErrorSummary({ title, items, attempt = 0, brief = false }: FormErrorSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = items.length > 0;
  const focusStart = useEffectEvent(() => {
    const first = items[0];
    if (brief && first) document.getElementById(first.fieldId)?.focus();
    else heading.current?.focus();
  });
  useEffect(() => {
    if (shown) focusStart();
  }, [shown, attempt]);
  if (!shown) return null;
  if (brief) {
    return (
      <p role="alert" className="sr-only">
        {title}
      </p>
    );
  }
  return (
    <div role="alert" className="rounded-card border-2 border-bad bg-white px-5 py-4">
      <h2 ref={heading} tabIndex={-1} className="text-s">
        {title}
      </h2>
      <ul className="mt-1 grid gap-1">
        {items.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block py-0.5 text-bad underline underline-offset-2"
              onClick={(event) => {
                // Not a navigation: the hash must not reach the router.
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
