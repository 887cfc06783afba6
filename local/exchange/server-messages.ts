import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const FOLDER = path.resolve(import.meta.dirname, '..', '..', 'specs', 'errors')

const group = z.object({
  codes: z.array(z.object({ code: z.coerce.number(), retMsg: z.array(z.string()).default([]) })),
})

/** What the API answers with a code, by the specs: of several messages the first that is the same each time. */
export const serverMessages: ReadonlyMap<number, string> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => group.parse(parse(readFileSync(path.join(FOLDER, file), 'utf8'))).codes)
    .flatMap(({ code, retMsg }) =>
      retMsg
        .filter((message) => !message.includes('{…}'))
        .slice(0, 1)
        .map((message): [number, string] => [code, message]),
    ),
)
