import type { MouseEvent } from 'react'
import { resultHref } from '../../../search/result-path.ts'
import { CloseIcon, StarIcon } from '../../icons/icons.tsx'
import { HitGlyph } from '../hits/hit-glyph.tsx'
import type { SearchLabels } from '../words/search-labels.ts'
import type { SavedHit } from './saved-hits.ts'
import styles from './saved-list.module.css'

interface Props {
  hit: SavedHit
  labels: SearchLabels
  isFavourite: boolean
  favouriteLabel: string
  forgetLabel: string
  onOpen: (event: MouseEvent) => void
  onFavourite: () => void
  onForget: () => void
}

export function SavedRow({
  hit,
  labels,
  isFavourite,
  favouriteLabel,
  forgetLabel,
  onOpen,
  onFavourite,
  onForget,
}: Props) {
  return (
    <li className={styles.row}>
      <a href={resultHref(hit.url)} onClick={onOpen} data-saved="">
        <HitGlyph type={hit.type} />
        <span className={styles.name}>{hit.name ?? hit.page}</span>
        <small>{hit.name ? hit.page : hit.section}</small>
        <span className="hidden">{labels.types[hit.type]}</span>
      </a>
      <button
        type="button"
        aria-label={favouriteLabel}
        title={favouriteLabel}
        aria-pressed={isFavourite}
        onClick={onFavourite}
      >
        <StarIcon />
      </button>
      <button type="button" aria-label={forgetLabel} title={forgetLabel} onClick={onForget}>
        <CloseIcon />
      </button>
    </li>
  )
}
