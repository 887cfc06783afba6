'use client'
import Link from 'next/link'
import { Highlight, Snippet } from 'react-instantsearch'
import { basePath } from '../../paths.ts'
import type { RecordType } from '../../search/record.ts'
import { type Hit, nameAttribute, titleLevel } from './hit.ts'
import styles from './search-results.module.css'

export interface ListOption {
  id: string
  active: boolean
  onOpen: () => void
  onPoint: () => void
}

interface Props {
  hit: Hit
  /** In the modal: its place in the list box. */
  option?: ListOption
}

/** One hit: what was found, and under which headings of its page. */
export function SearchHit({ hit, option }: Props) {
  const title = titleLevel(hit)
  const above = (['lvl2', 'lvl3', 'lvl4'] as const).flatMap((level) =>
    level === title ? [] : (hit.hierarchy[level] ?? []),
  )
  return (
    <Link
      className={styles.hit}
      // Next adds the base path itself.
      href={hit.url.startsWith(basePath) ? hit.url.slice(basePath.length) || '/' : hit.url}
      prefetch={false}
      {...(option ? optionProps(option) : {})}
    >
      <span className={styles.glyph} aria-hidden="true">
        {glyphs[hit.type]}
      </span>
      <span className={styles.words}>
        <Words hit={hit} />
        {above.length > 0 && <small className={styles.under}>{above.join(' › ')}</small>}
      </span>
    </Link>
  )
}

/** What makes a link an option of the modal's list box. */
export function optionProps({ id, active, onOpen, onPoint }: ListOption) {
  return {
    id,
    role: 'option',
    'aria-selected': active,
    'data-active': active,
    onClick: onOpen,
    onPointerMove: onPoint,
  }
}

const glyphs: Record<RecordType, string> = {
  page: '§',
  operation: '§',
  heading: '#',
  change: '#',
  topic: '~',
  parameter: '·',
  field: '·',
  value: '=',
  error: '!',
  text: '¶',
  code: '›',
}

function Words({ hit }: { hit: Hit }) {
  const snippet = hit.content && <Snippet hit={hit} attribute="content" highlightedTagName="mark" />
  const title = titleLevel(hit)
  if (title && title !== 'lvl1')
    return <Highlight hit={hit} attribute={['hierarchy', title]} highlightedTagName="mark" />
  if (hit.path) {
    return (
      <span className={styles.path}>
        {hit.method && <b data-method={hit.method}>{hit.method}</b>}
        <Highlight hit={hit} attribute="path" highlightedTagName="mark" />
      </span>
    )
  }
  const name = namedTypes.includes(hit.type) && nameAttribute(hit)
  if (!name) return <span>{snippet}</span>
  return (
    <span>
      <code>
        <Highlight hit={hit} attribute={name} highlightedTagName="mark" />
      </code>{' '}
      {snippet}
    </span>
  )
}

const namedTypes: readonly RecordType[] = ['parameter', 'field', 'value', 'error']
