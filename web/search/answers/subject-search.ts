import type { WordedSearch } from '../query/understand-search.ts'
import type { AskedFact } from './asked-fact.ts'
import { looseName } from './subject-name.ts'

/** The parameters that a search for a question's subject sets. */
export interface SubjectSearch extends WordedSearch {
  query_by?: string
  num_typos?: string
  prefix?: string
  infix?: string
  group_by?: string
  include_fields?: string
  exclude_fields?: string
  highlight_fields?: string
  highlight_full_fields?: string
}

/** More records with one name than this are ambiguous in any case. */
const MOST = 40

const read =
  'type,hierarchy,identifiers,codes,path,keywords,content,url,url_without_anchor,item_priority,answers'

/**
 * A search for the subject of a question, in the pages of `search`. Its hits contain the subject's words; `answer.ts`
 * decides whether one is meant.
 */
export function subjectSearch<Search extends SubjectSearch>(
  search: Search,
  asked: AskedFact,
): Search {
  const { q, fields, filter } = termsOf(asked)
  return {
    ...search,
    q,
    query_by: fields.join(','),
    query_by_weights: fields.map(() => 1).join(','),
    num_typos: '0',
    prefix: 'false',
    infix: 'off',
    filter_by: [search.filter_by, filter].filter(Boolean).join(' && '),
    group_by: '',
    facet_by: '',
    page: 1,
    per_page: MOST,
    include_fields: read,
    exclude_fields: '',
    highlight_fields: 'none',
    highlight_full_fields: 'none',
    drop_tokens_threshold: 0,
    enable_analytics: false,
    enable_curations: false,
  }
}

function termsOf(asked: AskedFact): { q: string; fields: string[]; filter: string } {
  switch (asked.of) {
    case 'error':
      return { q: asked.code, fields: ['codes'], filter: 'type:=error' }
    case 'host':
      return { q: asked.scheme, fields: ['content'], filter: 'type:=text' }
    case 'operation':
      return {
        q: asked.path ?? looseName(asked.subject),
        fields: asked.path
          ? ['path']
          : ['hierarchy.lvl1', 'identifiers', 'path', 'hierarchy.lvl2', 'keywords'],
        filter: 'type:=operation',
      }
    case 'field':
      return {
        q: looseName(asked.subject),
        fields: ['hierarchy.lvl1', 'identifiers', 'hierarchy.lvl3', 'hierarchy.lvl2'],
        filter: asked.fact === 'values' ? 'type:=[parameter,heading]' : 'type:=parameter',
      }
  }
}
