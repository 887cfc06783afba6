import { Box } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { useOpenChild } from '../use-open-child.ts'
import { AttentionKinds } from './attention-kinds.tsx'

/** The kinds of findings; each opens its list in the next pane. */
export const AttentionPane: UserComponent = () => {
  const { shown, stateOf } = useOpenChild()
  const { resolvePathFromState } = useRouter()
  return (
    <Box padding={3}>
      <AttentionKinds shown={shown} hrefOf={(kind) => resolvePathFromState(stateOf(kind))} />
    </Box>
  )
}
