import type { StoredEnvironment } from './environments.ts'

const NAME = /\{(rest|stream|hostname)\.([\w-]+)\}/g

/** Whether `text` names an address of an environment: `{rest.testnet}`. */
export const namesAddress = (text: string) => text.search(NAME) !== -1

/**
 * `text` with each name of an address replaced by what the environments say: `{rest.testnet}` and
 * `{stream.testnet}` by the addresses, `{hostname.testnet}` by the host of the first alone. A name of
 * an environment that is not there stays, for whoever wrote it to see.
 */
export function withAddresses(
  text: string,
  environments: readonly Pick<StoredEnvironment, 'identifier' | 'rest' | 'stream'>[],
): string {
  return text.replace(NAME, (name, kind: string, identifier: string) => {
    const found = environments.find((each) => each.identifier === identifier)
    if (!found) return name
    if (kind === 'stream') return found.stream
    return kind === 'rest' ? found.rest : new URL(found.rest).host
  })
}
