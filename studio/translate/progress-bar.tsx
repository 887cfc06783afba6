import { type Counts, coverageOf } from './counts.ts'

export function ProgressBar({ counts, label }: { counts: Counts; label: string }) {
  const percent = coverageOf(counts)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      style={{ height: 4, borderRadius: 2, background: 'var(--card-border-color)' }}
    >
      <div
        style={{
          height: 4,
          width: `${percent}%`,
          borderRadius: 2,
          background: 'var(--card-focus-ring-color)',
        }}
      />
    </div>
  )
}
