import type { CardsBlock } from '../../content/page-data.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import styles from './cards.module.css'

export function Cards({ cards }: { cards: CardsBlock['cards'] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card._key}>
          <a href={card.href}>
            <b>
              <InlineText copy={card.title} />
            </b>
            <span>
              <InlineText copy={card.text} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
