/** A house of check-ups, where there is no picture of it; fills the slot it stands in. */
export function CenterArt() {
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      fill="none"
      aria-hidden="true"
    >
      <path fill="var(--brand-50)" d="M0 0h120v90H0z" />
      <path fill="var(--brand-100)" d="M0 80h120v10H0z" />
      <path fill="var(--n-0, #fff)" stroke="var(--brand-200)" strokeWidth="1.5" d="M28 36h64v44H28z" />
      <path fill="var(--brand-200)" d="M24 28h72v9H24z" />
      <path stroke="var(--brand-line)" strokeWidth="3" strokeLinecap="round" d="M60 12v12M54 18h12" />
      <path
        fill="var(--brand-100)"
        d="M36 44h9v8h-9zM75 44h9v8h-9zM36 59h9v8h-9zM75 59h9v8h-9zM51 44h7v8h-7zM62 44h7v8h-7z"
      />
      <path fill="var(--brand-200)" d="M52 60h16v20H52z" />
    </svg>
  );
}
