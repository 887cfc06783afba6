import { useContext } from 'react'
import type { Locale } from '../../../config/locales.ts'
import { searchHref } from '../../../config/paths.ts'
import { OptionsContext, optionProps } from '../hits/options.ts'
import { interpolate } from '../words/interpolate.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import styles from './search-modal.module.css'

interface Props {
  labels: SearchLabels
  locale: Locale
  query: string
  count: number
}

/** The last option of the dialog's list: a link to the results page. */
export function SeeAll({ labels, locale, query, count }: Props) {
  const options = useContext(OptionsContext)
  return (
    <a
      className={styles.all}
      href={searchHref(locale, query)}
      {...(options ? optionProps(options, 'all') : {})}
    >
      {interpolate(labels.seeAll, { count })}
    </a>
  )
}
