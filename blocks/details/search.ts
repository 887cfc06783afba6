import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageDetails } from './resolve.ts'

export const searchDetails = ({ summary, body }: PageDetails, { inner }: BlockSearch): void =>
  inner(body, summary)
