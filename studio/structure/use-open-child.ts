import { useRouter } from 'sanity/router'
import { usePaneRouter } from 'sanity/structure'

/** Which document the next pane shows, and how to show another one there. */
export function useOpenChild() {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const { navigate } = useRouter()
  const stateOf = (id: string) => ({
    panes: [...routerPanesState.slice(0, groupIndex + 1), [{ id }]],
  })
  return {
    shown: routerPanesState[groupIndex + 1]?.[0]?.id,
    stateOf,
    open: (id: string) => navigate(stateOf(id)),
  }
}
