import { useEffect, useMemo } from 'react'
import { useInstantSearch, useRefinementList } from 'react-instantsearch'
import type { SearchAddress } from './search-address.ts'

/** Record fields for filtering results. */
export const SECTION = 'hierarchy.lvl0'
export const TYPE = 'type'

const MOST = 30
/** Number of sections that are shown at first. */
const FEW = 8
const bySize: ['isRefined', 'count:desc', 'name:asc'] = ['isRefined', 'count:desc', 'name:asc']

/** The sections and kinds of the results, with those selected, which are passed to `onChange`. */
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
