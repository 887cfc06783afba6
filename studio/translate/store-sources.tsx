import { type ReactNode, useCallback } from 'react'
import { FormCallbacksProvider, PatchEvent, useFormCallbacks, useGetFormValue } from 'sanity'
import { sourcePatches } from './source-patches.ts'

/** Wraps a form so that each edit stores, in the same patch, the English on which a translation is based. */
export function StoreSources({ children }: { children: ReactNode }) {
  const callbacks = useFormCallbacks()
  const getValue = useGetFormValue()
  const { onChange } = callbacks
  const noting = useCallback(
    (event: PatchEvent) => {
      const further = sourcePatches(getValue([]), event.patches)
      onChange(further.length > 0 ? PatchEvent.from([...event.patches, ...further]) : event)
    },
    [getValue, onChange],
  )
  return (
    <FormCallbacksProvider {...callbacks} onChange={noting}>
      {children}
    </FormCallbacksProvider>
  )
}
