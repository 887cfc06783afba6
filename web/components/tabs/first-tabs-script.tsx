import { storageKeys } from '../../storage-keys.ts'
import { firstTabs } from './first-tabs.ts'

const code = `(${firstTabs.toString()})('${storageKeys.tab('')}')`

/** Stands after the tabs of a page. */
export function FirstTabsScript() {
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
