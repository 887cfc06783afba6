import { chosenEnvironment } from '../../content/reference/chosen-environment.ts'
import { environmentStore } from './environment-store.ts'

interface Choice {
  id: string
  label: string
  realMoney: boolean
}

/** The environment of this tab: the reader's choice, else the first without real money. */
export const environmentOf = <T extends Choice>(all: readonly T[]): T | undefined =>
  all.find(({ id }) => id === environmentStore.get()) ?? chosenEnvironment(all)

/** Sets the environment of all consoles; asks the reader with `question` if it uses real money. */
export function chooseEnvironment(chosen: Choice, question: string): boolean {
  if (chosen.realMoney && !window.confirm(question.replace('{environment}', chosen.label)))
    return false
  environmentStore.set(chosen.id)
  return true
}
