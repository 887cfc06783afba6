import type { ReactNode } from 'react'
import { InlineText } from '../../web/components/inline-text/inline-text.tsx'
import { MethodBadge } from '../../web/components/method-badge/method-badge.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageCards } from './resolve.ts'
import styles from './view.module.css'

export function viewCards({ cards }: PageCards, { t }: ViewContext): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card._key}>
          <a href={card.href}>
            <b>
              <InlineText text={card.title} />
              {card.count !== undefined && <small>{t('cards.count', { count: card.count })}</small>}
            </b>
            <span>
              {card.request ? (
                <code translate="no">
                  <MethodBadge method={card.request.method} /> {card.request.path}
                </code>
              ) : (
                <InlineText text={card.text} />
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
