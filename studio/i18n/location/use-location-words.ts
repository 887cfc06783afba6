import { useLocale } from 'sanity'
import type { FieldLocation } from '../../../schemas/checking/field-location.ts'
import { useMessages } from '../use-messages.ts'
import { locationMessages } from './location-messages.ts'
import { locationWords } from './location-words.ts'

/** Returns a function that describes a field's location in the language of the Studio. */
export function useLocationWords(): (location: FieldLocation) => string {
  const t = useMessages(locationMessages)
  const { id } = useLocale().currentLocale
  return (location) => locationWords(location, t, id)
}
