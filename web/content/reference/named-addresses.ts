import type { StoredEnvironment } from './environments.ts'

const NAME = /\{(rest|stream|hostname)\.([\w-]+)(?:\.([\w-]+))?\}/g

type Called = Pick<StoredEnvironment, 'identifier' | 'rest' | 'stream'> &
  Partial<Pick<StoredEnvironment, 'sites'>>

/** Whether `text` names an address of an environment: `{rest.testnet}`. */
export const namesAddress = (text: string) => text.search(NAME) !== -1

/**
 * `text` with each name of an address replaced by what the environments say: `{rest.testnet}` and
 * `{stream.testnet}` by the addresses, `{hostname.testnet}` by the host of the first alone, and
 * `{rest.mainnet.turkey}` by that of a regional site. A name of something that is not there stays, for
 * whoever wrote it to see.
 */
export function withAddresses(text: string, environments: readonly Called[]): string {
  return text.replace(NAME, (name, kind: string, identifier: string, site?: string) => {
    const environment = environments.find((each) => each.identifier === identifier)
    const found =
      site === undefined
        ? environment
        : environment?.sites?.find((each) => each.identifier === site)
    if (!found) return name
    if (kind === 'stream') return found.stream ?? name
    return kind === 'rest' ? found.rest : new URL(found.rest).host
  })
}
