import { useEffect, useRef } from 'react'
import type { ObjectInputProps } from 'sanity'
import { usePaneRouter } from 'sanity/structure'

/** Opens a document at the group of fields that its pane is named after: settings at the announcement. */
export function PaneGroup({ groups, onFieldGroupSelect }: ObjectInputProps) {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const name = routerPanesState[groupIndex]?.[0]?.id
  const opened = useRef(false)

  useEffect(() => {
    if (opened.current || !name || !groups.some((group) => group.name === name)) return
    opened.current = true
    onFieldGroupSelect(name)
  }, [name, groups, onFieldGroupSelect])

  return null
}
