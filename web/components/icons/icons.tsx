const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  'aria-hidden': true,
} as const

export function MenuIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" {...stroke} aria-hidden="true">
      <path d="M2 5h14M2 9h14M2 13h14" />
    </svg>
  )
}

export function CloseIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" {...stroke} aria-hidden="true">
      <path d="m4 4 10 10M14 4 4 14" />
    </svg>
  )
}

export function SearchIcon({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" {...stroke} aria-hidden="true">
      <circle cx="6" cy="6" r="4.4" />
      <path d="m9.4 9.4 3.4 3.4" />
    </svg>
  )
}

export function StarIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" {...stroke} aria-hidden="true">
      <path d="m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z" />
    </svg>
  )
}

export function BrandIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="20" height="20" rx="6" fill="var(--accent)" />
      <path
        d="M6 14.5 9.5 10l3 3L16 7.5"
        stroke="var(--accent-ink)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function MoonIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" {...stroke} aria-hidden="true" data-icon="moon">
      <path d="M13.5 9.7A6 6 0 1 1 6.3 2.5a4.8 4.8 0 0 0 7.2 7.2Z" />
    </svg>
  )
}

export function SunIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" {...stroke} aria-hidden="true" data-icon="sun">
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1.2v1.6M8 13.2v1.6M1.2 8h1.6M13.2 8h1.6M3.2 3.2l1.1 1.1M11.7 11.7l1.1 1.1M3.2 12.8l1.1-1.1M11.7 4.3l1.1-1.1" />
    </svg>
  )
}

export function WrapIcon() {
  return (
    <svg width="15" height="15" viewBox="0 0 15 15" {...stroke} aria-hidden="true">
      <path d="M1.5 3h12M1.5 7.5h9.3a2.2 2.2 0 0 1 0 4.5H7.5M9.2 10.2 7.4 12l1.8 1.8M1.5 12h3" />
    </svg>
  )
}

export function UnfoldIcon() {
  return (
    <svg width="15" height="15" viewBox="0 0 15 15" {...stroke} aria-hidden="true">
      <path d="m4 5 3.5-3.5L11 5M4 10l3.5 3.5L11 10M1.5 7.5h12" />
    </svg>
  )
}

export function HomeIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" {...stroke} aria-hidden="true">
      <path d="M1.5 6.6 7 1.8l5.5 4.8M3 5.6V12h8V5.6M5.7 12V8.4h2.6V12" strokeLinejoin="round" />
    </svg>
  )
}

export function ChevronsIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" {...stroke} aria-hidden="true">
      <path d="M6.5 2.5 2 7l4.5 4.5M12 2.5 7.5 7l4.5 4.5" />
    </svg>
  )
}

export function ArrowUpIcon() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" {...stroke} aria-hidden="true">
      <path d="M8 13.5V2.8M3.2 7.6 8 2.8l4.8 4.8" />
    </svg>
  )
}

export function ChevronIcon() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" {...stroke} aria-hidden="true">
      <path d="m2 3.5 3 3 3-3" />
    </svg>
  )
}

export function LanguageIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      {...stroke}
      strokeWidth={1.3}
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.4" />
      <path d="M1.6 8h12.8M8 1.6c4.4 3.9 4.4 8.9 0 12.8M8 1.6c-4.4 3.9-4.4 8.9 0 12.8" />
    </svg>
  )
}

/** An icon whose text tells screen readers that the link leaves the site. */
export function ExternalIcon({ label }: { label: string }) {
  return (
    <svg
      width="10"
      height="10"
      viewBox="0 0 10 10"
      {...stroke}
      strokeWidth={1.2}
      aria-hidden="false"
      role="img"
      aria-label={label}
    >
      <path d="M3 1.5h5.5V7M8.5 1.5l-7 7" />
    </svg>
  )
}
