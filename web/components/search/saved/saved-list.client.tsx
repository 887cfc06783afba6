import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import type { Locale } from '../../../config/locales.ts'
import { lastPages } from '../../../enhancements/last-pages.ts'
import { resultHref } from '../../../search/result-path.ts'
import { HitGlyph } from '../hits/hit-glyph.tsx'
import { interpolate } from '../words/interpolate.ts'
import type { SearchLabels } from '../words/search-labels.ts'
import { type FirstPages, fetchMostRead, firstPages } from './first-pages.ts'
import type { SavedHit } from './saved-hits.ts'
import styles from './saved-list.module.css'
import { SavedRow } from './saved-row.client.tsx'
import type { Saved } from './use-saved.client.tsx'

interface Props {
  labels: SearchLabels
  locale: Locale
  saved: Saved
  input: HTMLInputElement
  onOpen: (event: MouseEvent) => void
}

/** Most pages shown of the reader's last ones and of the most read ones. */
const MOST = 5

/** Content for an empty query: hits and pages that the reader opened, and the most read pages. */
export function SavedList({ labels, locale, saved, input, onOpen }: Props) {
  const { recent, favourites } = saved
  const first = useFirstPages(labels, locale, [...recent, ...favourites])
  if (recent.length + favourites.length + first.length === 0)
    return <p className={styles.hint}>{labels.start}</p>
  const rows = (hits: SavedHit[], title: string, isFavourite: boolean) =>
    hits.length > 0 && (
      <section className={styles.part}>
        <h2>{title}</h2>
        <ul>
          {hits.map((hit) => (
            <SavedRow
              key={hit.url}
              {...{ hit, labels, isFavourite, onOpen }}
              favouriteLabel={interpolate(
                isFavourite ? labels.unfavourite : labels.favourite,
                nameOf(hit),
              )}
              forgetLabel={interpolate(labels.forget, nameOf(hit))}
              onFavourite={() => change(() => saved.toggleFavourite(hit))}
              onForget={() => change(() => saved.forget(hit))}
            />
          ))}
        </ul>
      </section>
    )
  // The focused row may be removed.
  const change = (work: () => void) => {
    work()
    input.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links have the keys, which bubble up to it
    <div className={styles.saved} onKeyDown={(event) => moveByArrows(event, input)}>
      {rows(favourites, labels.favourites, true)}
      {rows(recent, labels.recent, false)}
      {first.map(({ title, pages }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.href} className={styles.row}>
                <a href={page.href} onClick={onOpen} data-saved="">
                  <HitGlyph type="page" />
                  <span className={styles.name}>{page.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function useFirstPages(labels: SearchLabels, locale: Locale, saved: readonly SavedHit[]) {
  const [mostRead, setMostRead] = useState<FirstPages>()
  useEffect(() => {
    let wanted = true
    fetchMostRead(locale).then((pages) => wanted && setMostRead(pages))
    return () => {
      wanted = false
    }
  }, [locale])
  const [last] = useState(lastPages)
  const lists = [{ title: labels.lastPages, pages: last }, ...(mostRead ? [mostRead] : [])]
  return firstPages(lists, [location.pathname, ...saved.map(({ url }) => resultHref(url))], MOST)
}

const nameOf = ({ name, page }: SavedHit) => ({ name: name ?? page })

/** Arrow keys move through the links and back to the field; a letter is typed into the field. */
function moveByArrows(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-saved]')]
  const row = event.target instanceof Element ? event.target.closest('li') : null
  const at = links.findIndex((link) => row?.contains(link) === true)
  if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus()
  else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus()
  else {
    const { key, ctrlKey, metaKey, altKey } = event
    // Focuses the field before the browser inserts the letter.
    if (/^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey) input.focus()
    return
  }
  event.preventDefault()
}
