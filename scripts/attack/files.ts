import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Attack } from './attack.ts'
import { send, sendJson } from './send.ts'

const VALUE = 'attack-writers-key-123'
const created = z.object({ id: z.number() })
const listed = z.object({
  keys: z.array(z.looseObject({ id: z.number(), value_prefix: z.string() })),
})

/** Bits of a file's mode that are for others than its owner. */
const OTHERS = 0o077

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? [
        folder,
        ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
      ]
    : []

export const files: Attack = {
  number: '10',
  title: 'another account of the machine, or who has a copy, reads the files',
  async run({ data, search, searchKeys }, check) {
    const all = ['lake', 'search', 'backups'].flatMap((name) => filesBelow(path.join(data, name)))
    const secret = ['secrets.json', 'stack.json', 'users.json'].map((name) => path.join(data, name))
    const open = [...all, ...secret].filter((file) => (lstatSync(file).mode & OTHERS) !== 0)
    check(open.length === 0, `${open.length} files are for others, as ${open[0]}`)

    const headers = { 'x-typesense-api-key': searchKeys.admin }
    const key = { description: 'w', actions: ['documents:*'], collections: ['x'], value: VALUE }
    const made = await sendJson(search, '/keys', key, { headers })
    check(made.status === 201, `a key was answered ${made.status}`)
    if (made.status !== 201) return `${all.length} files looked at`
    const { id } = created.parse(JSON.parse(made.text))
    try {
      for (const file of filesBelow(path.join(data, 'search')))
        if (lstatSync(file).isFile())
          for (const words of [VALUE, searchKeys.admin])
            check(!readFileSync(file).includes(words), `${file} holds a key as it is`)
      const { keys } = listed.parse(JSON.parse((await send(search, '/keys', { headers })).text))
      const [own] = keys.filter((each) => each.id === id)
      check(
        own?.value_prefix === VALUE.slice(0, 4),
        `its beginning is told as ${own?.value_prefix}`,
      )
      check(own !== undefined && !('value' in own), 'its value is told to who asks again')
      const used = await send(search, '/collections/x/documents/search?q=*', {
        headers: { 'x-typesense-api-key': VALUE },
      })
      check(used.status === 404, `the key is answered ${used.status} where 404 shows that it works`)
    } finally {
      await send(search, `/keys/${id}`, { method: 'DELETE', headers })
    }
    return `${all.length + secret.length} files looked at, ${open.length} open; the key in none`
  },
}
