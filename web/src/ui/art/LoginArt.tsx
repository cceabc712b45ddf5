/** Clipboard, calendar, plant and bottle for the login page; flat, in the company's tints and one green. */
export function LoginArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 420" aria-hidden="true" className={className}>
      <ellipse cx="280" cy="384" rx="236" ry="18" fill="var(--icon-dark)" opacity=".1" />
      <circle cx="280" cy="206" r="168" fill="#fff" opacity=".5" />
      <circle cx="280" cy="206" r="126" fill="#fff" opacity=".55" />
      <Clipboard />
      <Calendar />
      <Plant />
      <Bottle />
    </svg>
  );
}

const CLIP = 'color-mix(in srgb, var(--brand) 70%, #fff)';
const GREEN = '#0f9d6e';

function Clipboard() {
  return (
    <g>
      <rect x="166" y="72" width="216" height="292" rx="18" fill="var(--icon-dark)" />
      <rect x="178" y="88" width="192" height="262" rx="10" fill="#fff" />
      <rect x="230" y="58" width="88" height="34" rx="10" fill={CLIP} />
      <rect x="254" y="48" width="40" height="22" rx="11" fill={CLIP} />
      <circle cx="274" cy="60" r="5" fill="var(--icon-dark)" />
      <circle cx="274" cy="146" r="34" fill="var(--brand-100)" />
      <path
        d="M274 166c-14-9-22-17-22-27 0-7 5-12 11-12 5 0 9 3 11 7 2-4 6-7 11-7 6 0 11 5 11 12 0 10-8 18-22 27Z"
        fill="var(--brand)"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M250 145h12l5-10 8 19 6-13 3 4h14" stroke="#fff" strokeWidth="3" />
        <path d="m203 209 6 6 11-12m-17 42 6 6 11-12m-17 42 6 6 11-12" stroke={GREEN} strokeWidth="4" />
      </g>
      <path
        d="M241 209h98m-98 36h82m-82 36h98m-98 36h62"
        stroke="var(--brand-100)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <circle cx="211" cy="317" r="7" fill="none" stroke="var(--brand-200)" strokeWidth="3" />
    </g>
  );
}

/** Centres of the calendar's empty days; the ticked one stands in the gap. */
const DAYS = [
  [366, 222],
  [393, 222],
  [420, 222],
  [447, 222],
  [366, 246],
  [420, 246],
  [447, 246],
  [366, 270],
  [393, 270],
] as const;

function Calendar() {
  return (
    <g>
      <rect x="350" y="176" width="132" height="120" rx="14" fill="#fff" />
      <path d="M350 190a14 14 0 0 1 14-14h104a14 14 0 0 1 14 14v20H350Z" fill="var(--brand)" />
      <rect x="376" y="164" width="8" height="24" rx="4" fill="var(--icon-dark)" />
      <rect x="448" y="164" width="8" height="24" rx="4" fill="var(--icon-dark)" />
      {DAYS.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="20" height="16" rx="4" fill="var(--brand-100)" />
      ))}
      <rect x="391" y="243" width="24" height="22" rx="6" fill="var(--brand-fill)" />
      <path
        d="m397 254 4 4 8-8"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Plant() {
  return (
    <g>
      <path d="M96 382c-4-50 2-92 18-128" fill="none" stroke="#4f8f7a" strokeWidth="4" strokeLinecap="round" />
      <path d="M112 262c-24-6-36-24-36-50 26 4 40 22 36 50Z" fill="#7cc3a8" />
      <path d="M116 258c2-26 18-42 44-46 2 28-14 46-44 46Z" fill="#9ad6bf" />
      <path d="M102 312c-22-2-36-14-42-36 24-2 40 12 42 36Z" fill="#9ad6bf" />
      <path d="M101 330c6-22 22-33 46-32-2 24-20 36-46 32Z" fill="#7cc3a8" />
    </g>
  );
}

function Bottle() {
  return (
    <g>
      <rect x="432" y="318" width="52" height="66" rx="10" fill="#fff" />
      <rect x="440" y="304" width="36" height="18" rx="6" fill={CLIP} />
      <rect x="432" y="338" width="52" height="24" fill="var(--brand-100)" />
      <path d="M458 343v14M451 350h14" stroke="var(--brand-line)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
