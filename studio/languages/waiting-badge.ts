import type { DocumentBadgeComponent } from 'sanity'
import { useLanguages } from './use-languages.ts'

/** Names the changes in a draft that wait for another user to publish them. */
export const WaitingBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const { waits, explanation } = useLanguages(draft, published)
  return waits === '' ? null : { label: waits, title: explanation, color: 'warning' }
}
