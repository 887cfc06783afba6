import { Component, type ReactNode } from 'react'
import { causes } from './causes.ts'
import styles from './crash.module.css'

export interface CrashBoundaryProps {
  words: CrashWords
  children: ReactNode
}

interface State {
  failure?: { error: unknown } | undefined
}

/** Catches errors of a page's content, so that the rest of the page stays. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { words, children } = this.props
    if (!failure) return children
    const retry = () => this.setState({ failure: undefined })
    return <Crash error={failure.error} words={words} onRetry={retry} />
  }
}

interface CrashWords {
  title: string
  retry: string
}

interface CrashProps {
  error: unknown
  onRetry: () => void
  words: CrashWords
}

/** Shown in place of content that failed to render. */
function Crash({ error, onRetry, words }: CrashProps) {
  return (
    <div className={styles.crash}>
      <h1>{words.title}</h1>
      <button type="button" onClick={onRetry}>
        {words.retry}
      </button>
      <hr />
      <p>{causes(error)}</p>
    </div>
  )
}
