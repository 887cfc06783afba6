import { useContext } from 'react'
import { Highlight, Snippet } from 'react-instantsearch'
import { resultHref } from '../../../search/result-path.ts'
import { interpolate } from '../words/interpolate.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import { type Hit, nameAttribute, otherName, titleLevel } from './hit.ts'
import { HitGlyph } from './hit-glyph.tsx'
import { OptionsContext, optionProps } from './options.ts'
import styles from './search-results.module.css'
import { snippetEdges } from './snippet-edges.ts'
import { unseenMatch } from './unseen-match.ts'

interface Props {
  hit: Hit
  labels: SearchLabels
}

/** A hit with its title, snippet, headings and kind. */
export function SearchHit({ hit, labels }: Props) {
  const options = useContext(OptionsContext)
  const title = titleLevel(hit)
  const above = (['lvl2', 'lvl3', 'lvl4'] as const).flatMap((level) =>
    level === title ? [] : (hit.hierarchy[level] ?? []),
  )
  const name = <Name hit={hit} />
  const named = isNamed(hit)
  const edges = snippetEdges(hit)
  const theirs = otherName(hit, 'elsewhere')
  const translated = otherName(hit, 'translated')
  const unseen = unseenMatch(hit)
  const notes = [
    ...(unseen ? [interpolate(labels.matches, { name: unseen })] : []),
    ...(theirs ? [interpolate(labels.elsewhere, { name: theirs })] : []),
    ...(translated ? [interpolate(labels.translated, { name: translated })] : []),
    ...(above.length > 0 ? [above.join(' › ')] : []),
  ]
  return (
    <a
      className={styles.hit}
      href={resultHref(hit.url)}
      data-result=""
      {...(options ? optionProps(options, hit.objectID, hit) : {})}
    >
      <HitGlyph type={hit.type} />
      <span className={styles.words}>
        {named && (
          <span className={styles.name}>
            {name}
            {hit.deprecated && <small> {labels.deprecated}</small>}
          </span>
        )}
        {(hit.content || notes.length > 0) && (
          <span className={named ? styles.said : styles.text}>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
            {edges.before && '… '}
            {hit.content && <Snippet hit={hit} attribute="content" highlightedTagName="mark" />}
            {edges.after && ' …'}
          </span>
        )}
      </span>
      <span className={styles.type}>{labels.types[hit.type]}</span>
    </a>
  )
}

/** Whether the hit is more than text below a heading. */
function isNamed(hit: Hit): boolean {
  if (hit.type === 'text' || hit.type === 'code') return false
  const title = titleLevel(hit)
  return title !== 'lvl1' ? (title ?? hit.path ?? nameAttribute(hit)) !== undefined : !!hit.path
}

function Name({ hit }: { hit: Hit }) {
  const title = titleLevel(hit)
  if (title && title !== 'lvl1')
    return <Highlight hit={hit} attribute={['hierarchy', title]} highlightedTagName="mark" />
  if (hit.path)
    return (
      <code translate="no">
        {hit.method && <b data-method={hit.method}>{hit.method}</b>}
        <Highlight hit={hit} attribute="path" highlightedTagName="mark" />
      </code>
    )
  const name = nameAttribute(hit)
  if (!name) return null
  return (
    <code translate="no">
      <Highlight hit={hit} attribute={name} highlightedTagName="mark" />
    </code>
  )
}
