'use client'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { ConsoleData } from './console-data.ts'
import styles from './console-slot.module.css'
import { whenIdleOnFastLine } from './when-idle.ts'

export interface ConsoleLauncherProps {
  /** Where the console's data are. */
  src: string
  labels: { open: string; loading: string; failed: string; retry: string }
}

interface Loaded {
  Console: ComponentType<{ data: ConsoleData }>
  data: ConsoleData
}

/** The button in whose place the console comes; its code is fetched when it is wanted, or ahead on a fast line. */
export function ConsoleLauncher({ src, labels }: ConsoleLauncherProps) {
  const [stage, setStage] = useState<'closed' | 'loading' | 'failed' | Loaded>('closed')
  useEffect(() => whenIdleOnFastLine(ahead), [])

  const open = useCallback(async () => {
    setStage('loading')
    try {
      const [{ consoleCode }, data] = await Promise.all([fetchCode(), fetchData(src)])
      const { Console } = consoleCode()
      setStage({ Console, data })
    } catch (error) {
      console.warn('The console did not load.', error)
      setStage('failed')
    }
  }, [src])

  if (typeof stage === 'object') return <stage.Console data={stage.data} />
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-disabled={stage === 'loading'}
        data-framework=""
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={open}
      >
        {stage === 'loading' ? labels.loading : stage === 'failed' ? labels.retry : labels.open}
      </button>
      {stage === 'failed' && <p role="alert">{labels.failed}</p>}
    </>
  )
}

/** The server never shows it: there the import is left out, and so is a third of what would be built. */
const fetchCode = () =>
  typeof window === 'undefined' ? onlyInBrowsers() : import('./console-code.client.ts')

const onlyInBrowsers = () => Promise.reject(new Error('The console is for browsers alone.'))

const ahead = () => void fetchCode().catch(() => undefined) // the click reports what hovering may not

async function fetchData(src: string): Promise<ConsoleData> {
  const answer = await fetch(src)
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}.`)
  // Made by this very site from the type that it is read as.
  return answer.json() as Promise<ConsoleData>
}
