import { chosenEnvironment } from '../../content/reference/chosen-environment.ts'
import { environmentStore } from './environment-store.ts'

interface Choice {
  id: string
  label: string
  realMoney: boolean
}

/** The one of `all` that this tab uses: the reader's choice, else the first without real money. */
export const environmentOf = <T extends Choice>(all: readonly T[]): T | undefined =>
  all.find(({ id }) => id === environmentStore.get()) ?? chosenEnvironment(all)

/** Makes `chosen` that of all consoles; where it moves real money the reader is asked with `question`. */
export function chooseEnvironment(chosen: Choice, question: string): boolean {
  if (chosen.realMoney && !window.confirm(question.replace('{environment}', chosen.label)))
    return false
  environmentStore.set(chosen.id)
  return true
}
