import { beforeEach, describe, expect, it, vi } from 'vitest'

const keys = { key: 'EXAMPLEKEY', secret: 'EXAMPLESECRET', recvWindow: 5000, remember: false }

/** A browser's storage, as far as it is used. */
function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** The module as a document that has just been opened has it. */
async function opened() {
  vi.resetModules()
  return (await import('./key-store.ts')).keyStore
}

describe('the reader’s keys', () => {
  const session = storage()
  const local = storage()
  beforeEach(() => {
    session.kept.clear()
    local.kept.clear()
    vi.stubGlobal('sessionStorage', session)
    vi.stubGlobal('localStorage', local)
  })

  it('are in memory alone, and gone with the document', async () => {
    const store = await opened()
    const heard = vi.fn()
    store.subscribe(heard)
    store.set('testnet', keys)
    expect(heard).toHaveBeenCalledOnce()
    expect(store.get('testnet')).toEqual(keys)
    expect([...session.kept, ...local.kept]).toEqual([])
    expect((await opened()).get('testnet').secret).toBe('')
  })

  it('stay in the tab where the reader wants it, until they are no longer wanted', async () => {
    const store = await opened()
    store.set('testnet', { ...keys, remember: true })
    expect((await opened()).get('testnet')).toEqual({ ...keys, remember: true })
    expect([...local.kept]).toEqual([])
    store.set('testnet', keys)
    expect([...session.kept]).toEqual([])
  })

  it('sign nothing for another environment than they were entered for', async () => {
    const store = await opened()
    store.set('testnet', { ...keys, remember: true })
    store.set('mainnet', { ...keys, key: 'REALKEY' })
    expect(store.get('mainnet').key).toBe('REALKEY')
    const again = await opened()
    expect(again.get('testnet').key).toBe('EXAMPLEKEY')
    for (const other of ['mainnet', 'demo', 'toString']) expect(again.get(other).key).toBe('')
  })

  it.each(['{', 'null', '{"testnet":{"key":1}}', '"text"'])(
    'are empty where the tab kept %s',
    async (text) => {
      session.kept.set('docs.keys', text)
      expect((await opened()).get('testnet')).toMatchObject({ key: '', secret: '' })
    },
  )

  it('work where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const store = await opened()
    store.set('testnet', { ...keys, remember: true })
    expect(store.get('testnet').key).toBe('EXAMPLEKEY')
  })
})
