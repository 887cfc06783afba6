import { useEffect, useRef } from 'react'
import { useDocumentPane, usePaneRouter } from 'sanity/structure'
import { formPath, pathInForm, type ReaderReport } from './report.ts'

/**
 * Shows the passage that the address names, once: Sanity opens it, and scrolls to it only where the address changes in
 * a form that is open already (`syncPathFromUrl` of its document pane). Who has gone into the form stays there.
 */
export function useArrival(reports: readonly ReaderReport[]): void {
  const { ready, onFocus } = useDocumentPane()
  const { params } = usePaneRouter()
  const wanted = useRef(params?.['path'])
  const report = reports.find((one) => formPath(one) === wanted.current)
  const path = report && pathInForm(report)
  const isKnown = path !== undefined
  useEffect(() => {
    if (!ready || !path || wanted.current === undefined) return
    wanted.current = undefined
    if (document.activeElement === document.body) onFocus(path)
    // The path is another object with each answer, and the same.
  }, [ready, isKnown])
}
