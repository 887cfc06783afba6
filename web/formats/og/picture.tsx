import type { CSSProperties } from 'react'
import type { PictureSubject } from './picture-subject.ts'

/** Pixels; the usual size of link previews. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** The dark mode's colours. */
const colour = { ground: '#0b0d11', words: '#e6e9ee', quiet: '#94a0b0' }
const accent = '#8ab4ff'
const methods: Record<string, string> = {
  GET: '#5fd3a2',
  POST: accent,
  PUT: '#e5b567',
  PATCH: '#e5b567',
  DELETE: '#ff8b81',
}

const row: CSSProperties = { display: 'flex', alignItems: 'center' }

/** The preview of a page that other sites show beside a link. Rendered to PNG, not to HTML. */
export function Picture({ siteName, section, title, method, path }: PictureSubject) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 72,
        background: colour.ground,
        borderBottom: `12px solid ${accent}`,
        color: colour.words,
      }}
    >
      <div style={{ ...row, fontSize: 36, color: colour.quiet }}>
        <Mark />
        {siteName && <div style={{ marginLeft: 24, color: colour.words }}>{`${siteName} API`}</div>}
        {section && <div style={{ marginLeft: 20 }}>{`/ ${section}`}</div>}
      </div>
      <div style={{ ...row, fontSize: title.length > 34 ? 64 : 88, lineHeight: 1.15 }}>{title}</div>
      <div style={{ ...row, minHeight: 48, fontSize: 36, color: colour.quiet }}>
        {method && (
          <div style={{ marginRight: 24, color: methods[method] ?? colour.words }}>{method}</div>
        )}
        {path}
      </div>
    </div>
  )
}

/** The site's mark, as in its icon. */
function Mark() {
  return (
    <svg width="56" height="56" viewBox="0 0 22 22" fill="none" role="presentation">
      <rect x="1" y="1" width="20" height="20" rx="6" fill={accent} />
      <path
        d="M6 14.5 9.5 10l3 3L16 7.5"
        stroke={colour.ground}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
