import type { CardsBlock } from '../../content/page-data.ts'
import { InlineText } from '../inline-text/inline-text.tsx'
import type { Translate } from '../intl/translator.ts'
import styles from './cards.module.css'

export function Cards({ cards, t }: { cards: CardsBlock['cards']; t: Translate }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card._key}>
          <a href={card.href}>
            <b>
              <InlineText copy={card.title} />
              {card.count !== undefined && <small>{t('cards.count', { count: card.count })}</small>}
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
