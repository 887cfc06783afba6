import type { AdmonitionKind } from './model.ts'

/** Paths in a 16 × 16 box; each kind has its own shape, so that colour is not the only difference. */
const shapes: Record<AdmonitionKind, string> = {
  note: 'M3 2.5h10v11H3zM5.5 6h5M5.5 9h3',
  tip: 'M6 13h4M6.5 15h3M8 1.5A4.5 4.5 0 0 0 5.5 9.7c.5.4.7.8.7 1.3h3.6c0-.5.2-.9.7-1.3A4.5 4.5 0 0 0 8 1.5Z',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 7.2V11M8 4.9v.2',
  warning: 'M8 2 1.5 13.5h13ZM8 6.4v3.4M8 11.7v.2',
  caution: 'M8 1.2 14.8 8 8 14.8 1.2 8ZM8 4.9v3.7M8 10.8v.2',
  danger: 'M5.2 1.8h5.6l3.4 3.4v5.6l-3.4 3.4H5.2l-3.4-3.4V5.2ZM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
}

export function AdmonitionIcon({ kind }: { kind: AdmonitionKind }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[kind]} />
    </svg>
  )
}
