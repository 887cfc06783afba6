import { useRouter } from 'sanity/router'
import { usePaneRouter } from 'sanity/structure'

/** Which document the next pane shows, and how to show another one there. */
export function useOpenChild() {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const { navigate } = useRouter()
  const own = routerPanesState[groupIndex]?.[0]?.id
  // Without the parameters of this pane: they say how it begins.
  const panes = [...routerPanesState.slice(0, groupIndex), ...(own ? [[{ id: own }]] : [])]
  const stateOf = (id: string) => ({ panes: [...panes, [{ id }]] })
  return {
    shown: routerPanesState[groupIndex + 1]?.[0]?.id,
    stateOf,
    open: (id: string) => navigate(stateOf(id)),
  }
}
