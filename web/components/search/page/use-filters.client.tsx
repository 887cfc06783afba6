import { useEffect, useMemo } from 'react'
import { useInstantSearch, useRefinementList } from 'react-instantsearch'
import type { SearchAddress } from './search-address.ts'

/** The fields of the records that results are limited by. */
export const SECTION = 'hierarchy.lvl0'
export const TYPE = 'type'

const MOST = 30
/** Sections that a reader takes in at once. */
const FEW = 8
const bySize: ['isRefined', 'count:desc', 'name:asc'] = ['isRefined', 'count:desc', 'name:asc']

/** The sections and kinds of the results, and what is chosen of them, which `onChange` hears of. */
export function useFilters(onChange: (chosen: Pick<SearchAddress, 'sections' | 'types'>) => void) {
  const sections = useRefinementList({
    attribute: SECTION,
    limit: FEW,
    showMore: true,
    showMoreLimit: MOST,
    sortBy: bySize,
  })
  const types = useRefinementList({ attribute: TYPE, limit: MOST, sortBy: bySize })
  const { indexUiState, setIndexUiState } = useInstantSearch()
  const chosen = JSON.stringify(indexUiState.refinementList ?? {})
  const { [SECTION]: chosenSections, [TYPE]: chosenTypes } = useMemo(
    (): Record<string, string[]> => JSON.parse(chosen),
    [chosen],
  )
  useEffect(() => {
    onChange({ sections: chosenSections ?? [], types: chosenTypes ?? [] })
  }, [onChange, chosenSections, chosenTypes])
  return {
    sections,
    types,
    any: [chosenSections, chosenTypes].some((list) => list !== undefined && list.length > 0),
    clear: () => setIndexUiState((state) => ({ ...state, refinementList: {} })),
  }
}
