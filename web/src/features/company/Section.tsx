import { useId, type ReactNode } from 'react';

/** A titled part of the home page. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 md:mt-8">
      <h2 id={id} className="mb-2 text-m md:mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
