import { useRouter } from 'sanity/router'
import { usePaneRouter } from 'sanity/structure'

/** Returns the id of the document in the next pane, and functions to open another one there. */
export function useOpenChild() {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const { navigate } = useRouter()
  const own = routerPanesState[groupIndex]?.[0]?.id
  // Drops this pane's parameters, which apply only when it opens.
  const panes = [...routerPanesState.slice(0, groupIndex), ...(own ? [[{ id: own }]] : [])]
  const stateOf = (id: string) => ({ panes: [...panes, [{ id }]] })
  return {
    shown: routerPanesState[groupIndex + 1]?.[0]?.id,
    stateOf,
    open: (id: string) => navigate(stateOf(id)),
  }
}
