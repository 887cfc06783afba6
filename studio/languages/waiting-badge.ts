import type { DocumentBadgeComponent } from 'sanity'
import { useLanguages } from './use-languages.ts'

/** What waits in a draft for somebody else to publish it, beside the button that publishes the rest. */
export const WaitingBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const { waits, told } = useLanguages(draft, published)
  return waits === '' ? null : { label: waits, title: told, color: 'warning' }
}
