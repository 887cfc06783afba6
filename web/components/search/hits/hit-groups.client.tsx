import { useContext } from 'react'
import { Highlight } from 'react-instantsearch'
import { defaultLocale, localeConfig } from '../../../config/locales.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import { groupByPage, type Hit } from './hit.ts'
import { OptionsContext } from './options.ts'
import { SearchHit } from './search-hit.client.tsx'
import styles from './search-results.module.css'

interface Props {
  hits: readonly Hit[]
  labels: SearchLabels
  /** Distinguishes these groups from others in the document. */
  name: string
  /** Whether the hits are in English on a page of another language. */
  foreign?: boolean
}

/** Hits grouped by page, each page with its breadcrumbs. */
export function HitGroups({ hits, labels, name, foreign }: Props) {
  const inList = useContext(OptionsContext) !== undefined
  return groupByPage(hits).map(({ url, hits: [first, ...rest] }, index) => {
    const id = `hits-${name}-${index}`
    return (
      first && (
        <section
          key={url}
          className={styles.page}
          aria-labelledby={id}
          {...(inList ? { role: 'group' } : {})}
          {...(foreign ? { lang: localeConfig[defaultLocale].htmlLang } : {})}
        >
          <h2 id={id} {...(inList ? { role: 'presentation' } : {})}>
            <Highlight hit={first} attribute={['hierarchy', 'lvl1']} highlightedTagName="mark" />
            <small>{first.breadcrumbs.join(' › ')}</small>
            {foreign && <b className={styles.foreign}>{labels.english}</b>}
          </h2>
          {[first, ...rest].map((hit) => (
            <SearchHit key={hit.objectID} hit={hit} labels={labels} />
          ))}
        </section>
      )
    )
  })
}
