import { beforeEach, describe, expect, it, vi } from 'vitest'

const keys = { key: 'EXAMPLEKEY', secret: 'EXAMPLESECRET', recvWindow: 5000, remember: false }

/** A fake of the browser's storage. */
function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** Imports the module anew, as in a newly opened document. */
async function opened() {
  vi.resetModules()
  return (await import('./key-store.ts')).keyStore
}

describe('keyStore', () => {
  const session = storage()
  const local = storage()
  beforeEach(() => {
    session.kept.clear()
    local.kept.clear()
    vi.stubGlobal('sessionStorage', session)
    vi.stubGlobal('localStorage', local)
  })

  it('keeps keys in memory only, until the document is closed', async () => {
    const store = await opened()
    const heard = vi.fn()
    store.subscribe(heard)
    store.set('testnet', keys)
    expect(heard).toHaveBeenCalledOnce()
    expect(store.get('testnet')).toEqual(keys)
    expect([...session.kept, ...local.kept]).toEqual([])
    expect((await opened()).get('testnet').secret).toBe('')
  })

  it('keeps keys in the tab if the reader wants it, until they are forgotten', async () => {
    const store = await opened()
    store.set('testnet', { ...keys, remember: true })
    expect((await opened()).get('testnet')).toEqual({ ...keys, remember: true })
    expect([...local.kept]).toEqual([])
    store.set('testnet', keys)
    expect([...session.kept]).toEqual([])
  })

  it('returns keys only for the environment they were entered for', async () => {
    const store = await opened()
    store.set('testnet', { ...keys, remember: true })
    store.set('mainnet', { ...keys, key: 'REALKEY' })
    expect(store.get('mainnet').key).toBe('REALKEY')
    const again = await opened()
    expect(again.get('testnet').key).toBe('EXAMPLEKEY')
    for (const other of ['mainnet', 'demo', 'toString']) expect(again.get(other).key).toBe('')
  })

  it.each(['{', 'null', '{"testnet":{"key":1}}', '"text"'])(
    'is empty when the tab stored %s',
    async (text) => {
      session.kept.set('docs.keys', text)
      expect((await opened()).get('testnet')).toMatchObject({ key: '', secret: '' })
    },
  )

  it('works without browser storage', async () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const store = await opened()
    store.set('testnet', { ...keys, remember: true })
    expect(store.get('testnet').key).toBe('EXAMPLEKEY')
  })
})
