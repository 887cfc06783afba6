'use client'
import Link from 'next/link'
import { Highlight, Snippet } from 'react-instantsearch'
import { basePath } from '../../paths.ts'
import type { Hit } from './hit.ts'
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
  const { lvl2, lvl3, lvl4 } = hit.hierarchy
  const above = [lvl2, lvl3, lvl4].filter((part, index) => part && `lvl${index + 2}` !== hit.type)
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

const glyphs = {
  lvl1: '§',
  operation: '§',
  lvl2: '#',
  lvl3: '#',
  lvl4: '#',
  field: '·',
  value: '=',
  content: '¶',
  code: '›',
} as const

function Words({ hit }: { hit: Hit }) {
  if (hit.type === 'lvl2' || hit.type === 'lvl3' || hit.type === 'lvl4') {
    return <Highlight hit={hit} attribute={['hierarchy', hit.type]} highlightedTagName="mark" />
  }
  if (hit.path) {
    return (
      <span className={styles.path}>
        <b data-method={hit.method}>{hit.method}</b>
        <Highlight hit={hit} attribute="path" highlightedTagName="mark" />
      </span>
    )
  }
  const snippet = hit.content && <Snippet hit={hit} attribute="content" highlightedTagName="mark" />
  if (hit.type !== 'field' || !hit.identifiers?.[0]) return <span>{snippet}</span>
  return (
    <span>
      <code>
        <Highlight hit={hit} attribute={['identifiers', '0']} highlightedTagName="mark" />
      </code>{' '}
      {snippet}
    </span>
  )
}
