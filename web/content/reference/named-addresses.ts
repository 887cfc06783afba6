import type { StoredEnvironment } from './environments.ts'

const NAME = /\{(rest|stream|hostname)\.([\w-]+)(?:\.([\w-]+))?\}/g

type NamedEnvironment = Pick<StoredEnvironment, 'identifier' | 'rest' | 'stream'> &
  Partial<Pick<StoredEnvironment, 'sites'>>

/** Whether `text` names an environment's address: `{rest.testnet}`. */
export const namesAddress = (text: string) => text.search(NAME) !== -1

/**
 * Replaces each address name in `text`: `{rest.testnet}` and `{stream.testnet}` by the addresses, `{hostname.testnet}`
 * by the host of the REST address, `{rest.mainnet.turkey}` by the address of a regional site. A name without an address
 * stays visible for its writer.
 */
export function withAddresses(text: string, environments: readonly NamedEnvironment[]): string {
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
