import type { FilterDefault } from '@sanity/client/stega'
import { localeFields } from '../../../schemas/locales.ts'

/** The fields whose text a page displays unchanged. All other strings are addresses or are compared. */
const SHOWN = new Set<unknown>([...localeFields, 'text', 'title', 'label', 'summary'])

/** A request and its response are paired by identical titles, which stega would change. */
const COMPARED = new Set<unknown>(['requestExamples', 'responseExamples'])

/**
 * Stega filter: whether a text is displayed unchanged, so that a link to its field can be encoded in it; never in code,
 * paths, anchors, names or values.
 */
export const isDisplayedText: FilterDefault = ({ sourcePath }) =>
  SHOWN.has(sourcePath.at(-1)) && !sourcePath.some((step) => COMPARED.has(step))
