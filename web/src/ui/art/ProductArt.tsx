/** Stands in for the picture of a product: a parcel on the colours of the company. */
export function ProductArt() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="size-full" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h160v120H0z" fill="var(--brand-50)" />
      <circle cx="80" cy="60" r="44" fill="#fff" opacity=".7" />
      <path d="M56 46h48v34a4 4 0 0 1-4 4H60a4 4 0 0 1-4-4z" fill="var(--brand-200)" />
      <path d="M52 38h56v10H52z" fill="var(--brand)" />
      <path d="M75 38h10v46H75z" fill="#fff" opacity=".6" />
    </svg>
  );
}
