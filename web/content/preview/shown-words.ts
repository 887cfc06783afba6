import type { FilterDefault } from '@sanity/client/stega'
import { localeFields } from '../../../schemas/locales.ts'

/** The fields whose text a page shows as it is. All other strings lead somewhere or decide something. */
const SHOWN = new Set<unknown>([...localeFields, 'text', 'title', 'label', 'summary'])

/** A request and its answer are shown together when they carry the very same title. */
const COMPARED = new Set<unknown>(['requestExamples', 'responseExamples'])

/**
 * Whether a text is shown word for word, so that the link to its field can be hidden in it: never in
 * code, paths, anchors, names or values.
 */
export const isShownWords: FilterDefault = ({ sourcePath }) =>
  SHOWN.has(sourcePath.at(-1)) && !sourcePath.some((step) => COMPARED.has(step))
